"""Every feature of the server, asked for by a client that nobody here has written."""

import asyncio

import pytest
from conftest import Workspace
from lsprotocol import types

pytestmark = pytest.mark.asyncio


async def opened(client, *names):
    """A workspace with some documents open, all analyzed."""
    workspace = Workspace(client, client.folder)
    for name in names:
        workspace.open(name)
    for name in names:
        await asyncio.wait_for(workspace.findings(name), 60)
    return workspace


def needs(client, offer):
    if not getattr(client.offers, offer):
        pytest.skip(f"the server does not offer {offer}")


async def findings_after(workspace, name, *codes):
    """Waits until the findings of a document are these."""
    for _ in range(600):
        found = workspace.client.diagnostics.get(workspace.uri(name))
        if found is not None and [str(item.code) for item in found] == list(codes):
            return found
        await asyncio.sleep(0.1)
    raise AssertionError(f"{found} instead of {codes}")


async def test_findings_come_and_go(client):
    workspace = await opened(client, "Detail.xc")
    found = await findings_after(workspace, "Detail.xc", "paired-delegate-methods")
    assert found[0].severity == types.DiagnosticSeverity.Error
    assert found[0].range.start == workspace.position("Detail.xc", "formWillShow")
    workspace.replace("Detail.xc", "formWillShow", "whatever")
    await findings_after(workspace, "Detail.xc")
    workspace.replace("Detail.xc", "whatever", "formWillShow")
    await findings_after(workspace, "Detail.xc", "paired-delegate-methods")


async def test_findings_in_one_file_by_what_another_says(client):
    workspace = await opened(client, "Detail.xc")
    await findings_after(workspace, "Detail.xc", "paired-delegate-methods")
    workspace.open(
        "Hiding.xc",
        '#import "Detail.xc"\nclass Detail (Hiding) {\n'
        "  void formDidHide(UXNavigationController* n, UXView* content, i32 depth) { }\n}\n",
    )
    await findings_after(workspace, "Detail.xc")


async def test_quick_fix_and_fix_all(client):
    workspace = await opened(client, "Detail.xc")
    found = await findings_after(workspace, "Detail.xc", "paired-delegate-methods")
    actions = await client.text_document_code_action_async(
        types.CodeActionParams(
            text_document=workspace.document("Detail.xc"),
            range=found[0].range,
            context=types.CodeActionContext(diagnostics=found),
        )
    )
    assert actions[0].is_preferred
    assert "formDidHide" in str(actions[0].edit)
    assert any(action.kind.startswith("source.fixAll") for action in actions)
    assert any("xcgen:disable" in str(action.edit) for action in actions)


async def test_hover(client):
    workspace = await opened(client, "Room.xc")
    hover = await client.text_document_hover_async(
        types.HoverParams(**workspace.at("Room.xc", "lampDidLight"))
    )
    assert "lampDidLight" in hover.contents.value


async def test_definition_leads_across_imports(client):
    workspace = await opened(client, "Room.xc")
    found = await client.text_document_definition_async(
        types.DefinitionParams(**workspace.at("Room.xc", "LampDelegate"))
    )
    place = found[0] if isinstance(found, list) else found
    assert place.uri == workspace.uri("Lamp.xc")
    assert place.range.start == workspace.position("Lamp.xc", "LampDelegate")


async def test_declaration(client):
    needs(client, "declaration_provider")
    workspace = await opened(client, "Room.xc")
    found = await client.text_document_declaration_async(
        types.DeclarationParams(**workspace.at("Room.xc", "setLevel"))
    )
    assert found


async def test_type_definition(client):
    needs(client, "type_definition_provider")
    workspace = await opened(client, "Room.xc")
    found = await client.text_document_type_definition_async(
        types.TypeDefinitionParams(**workspace.at("Room.xc", "lamp.setLevel"))
    )
    place = found[0] if isinstance(found, list) else found
    assert place.uri == workspace.uri("Lamp.xc")


async def test_implementation(client):
    needs(client, "implementation_provider")
    workspace = await opened(client, "Lamp.xc", "Room.xc")
    found = await client.text_document_implementation_async(
        types.ImplementationParams(**workspace.at("Lamp.xc", "lampDidLight"))
    )
    assert workspace.uri("Room.xc") in [place.uri for place in found]


async def test_references(client):
    needs(client, "references_provider")
    workspace = await opened(client, "Lamp.xc", "Room.xc")
    found = await client.text_document_references_async(
        types.ReferenceParams(
            **workspace.at("Lamp.xc", "setLevel"), context=types.ReferenceContext(include_declaration=True)
        )
    )
    assert {place.uri for place in found} == {workspace.uri("Lamp.xc"), workspace.uri("Room.xc")}


async def test_symbols_of_a_document(client):
    workspace = await opened(client, "Lamp.xc")
    found = await client.text_document_document_symbol_async(
        types.DocumentSymbolParams(text_document=workspace.document("Lamp.xc"))
    )
    assert [symbol.name for symbol in found] == ["LampDelegate", "Lamp"]


async def test_symbols_of_the_workspace(client):
    needs(client, "workspace_symbol_provider")
    await opened(client, "Lamp.xc")
    found = await client.workspace_symbol_async(types.WorkspaceSymbolParams(query="Room"))
    assert "Room" in [symbol.name for symbol in found]


async def test_call_hierarchy(client):
    needs(client, "call_hierarchy_provider")
    workspace = await opened(client, "Lamp.xc", "Room.xc")
    items = await client.text_document_prepare_call_hierarchy_async(
        types.CallHierarchyPrepareParams(**workspace.at("Lamp.xc", "setLevel"))
    )
    calls = await client.call_hierarchy_incoming_calls_async(
        types.CallHierarchyIncomingCallsParams(item=items[0])
    )
    assert workspace.uri("Room.xc") in [call.from_.uri for call in calls]


async def test_type_hierarchy(client):
    needs(client, "type_hierarchy_provider")
    workspace = await opened(client, "Lamp.xc", "Room.xc")
    items = await client.text_document_prepare_type_hierarchy_async(
        types.TypeHierarchyPrepareParams(**workspace.at("Lamp.xc", "LampDelegate"))
    )
    found = await client.type_hierarchy_subtypes_async(types.TypeHierarchySubtypesParams(item=items[0]))
    assert "Room" in [item.name for item in found]


async def test_links_on_imports(client):
    workspace = await opened(client, "Room.xc")
    found = await client.text_document_document_link_async(
        types.DocumentLinkParams(text_document=workspace.document("Room.xc"))
    )
    assert found[0].target == workspace.uri("Lamp.xc")


async def test_folding_selection_and_highlights(client):
    workspace = await opened(client, "Lamp.xc")
    document = workspace.document("Lamp.xc")
    folds = await client.text_document_folding_range_async(types.FoldingRangeParams(text_document=document))
    assert workspace.position("Lamp.xc", "class Lamp").line in [fold.start_line for fold in folds]
    place = workspace.position("Lamp.xc", "level = to")
    ranges = await client.text_document_selection_range_async(
        types.SelectionRangeParams(text_document=document, positions=[place])
    )
    assert ranges[0].parent is not None
    highlights = await client.text_document_document_highlight_async(
        types.DocumentHighlightParams(text_document=document, position=place)
    )
    assert len(highlights) >= 3


async def test_hints_for_pairs(client):
    workspace = await opened(client, "Detail.xc")
    text = workspace.texts["Detail.xc"]
    end = types.Position(line=text.count("\n"), character=0)
    hints = await client.text_document_inlay_hint_async(
        types.InlayHintParams(
            text_document=workspace.document("Detail.xc"),
            range=types.Range(start=types.Position(line=0, character=0), end=end),
        )
    )
    assert "formDidHide: missing" in str(hints[0].label)


async def test_completion(client):
    workspace = await opened(client, "Room.xc")
    result = await client.text_document_completion_async(
        types.CompletionParams(**workspace.at("Room.xc", "LampDelegate", 4))
    )
    items = result if isinstance(result, list) else result.items
    assert "LampDelegate" in [item.label for item in items]


async def test_signature_help(client):
    needs(client, "signature_help_provider")
    workspace = await opened(client, "Room.xc")
    help = await client.text_document_signature_help_async(
        types.SignatureHelpParams(**workspace.at("Room.xc", "3);"))
    )
    assert "setLevel" in help.signatures[0].label


async def test_rename(client):
    needs(client, "rename_provider")
    workspace = await opened(client, "Lamp.xc", "Room.xc")
    edit = await client.text_document_rename_async(
        types.RenameParams(**workspace.at("Lamp.xc", "setLevel"), new_name="setBrightness")
    )
    assert workspace.uri("Lamp.xc") in str(edit) and workspace.uri("Room.xc") in str(edit)


async def test_semantic_tokens(client):
    needs(client, "semantic_tokens_provider")
    workspace = await opened(client, "Lamp.xc")
    tokens = await client.text_document_semantic_tokens_full_async(
        types.SemanticTokensParams(text_document=workspace.document("Lamp.xc"))
    )
    assert tokens.data and len(tokens.data) % 5 == 0


async def test_code_lens(client):
    needs(client, "code_lens_provider")
    workspace = await opened(client, "Lamp.xc", "Room.xc")
    lenses = await client.text_document_code_lens_async(
        types.CodeLensParams(text_document=workspace.document("Lamp.xc"))
    )
    assert lenses is not None


async def test_pulled_findings_where_they_are_offered(client):
    needs(client, "diagnostic_provider")
    workspace = await opened(client, "Detail.xc")
    report = await client.text_document_diagnostic_async(
        types.DocumentDiagnosticParams(text_document=workspace.document("Detail.xc"))
    )
    assert [item.code for item in report.items] == ["paired-delegate-methods"]
