"""A client that talks to `xcgen lsp` about a few small files."""

import asyncio
import pathlib

import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

FILES = {
    "Lamp.xc": """#use <UXKit>

/// Hears about lamps.
protocol LampDelegate {
  /// The lamp is lit.
  void lampDidLight(Lamp* lamp, i32 level);
  optional void lampDidFade(Lamp* lamp);
}

/// Gives light.
class Lamp : Object {
  weak:LampDelegate* delegate;
  i32 level;

  void setLevel(i32 to) {
    level = to;
    delegate.lampDidLight(self, level);
  }
}
""",
    "Room.xc": """#import "Lamp.xc"

class Room : Object <LampDelegate> {
  Lamp* lamp;

  void init(void) {
    lamp = new Lamp();
    lamp.setLevel(3);
  }

  void lampDidLight(Lamp* lamp, i32 level) {
  }
}
""",
    "Detail.xc": (pathlib.Path(__file__).parent.parent / "Sources" / "Detail.xc").read_text(),
}


class Workspace:
    """Files of a folder that a client has open."""

    def __init__(self, client: LanguageClient, folder: pathlib.Path):
        self.client = client
        self.folder = folder
        self.texts = dict(FILES)
        self.versions = {}

    def uri(self, name):
        return (self.folder / name).as_uri()

    def document(self, name):
        return types.TextDocumentIdentifier(uri=self.uri(name))

    def position(self, name, mark, offset=0):
        """The place of the first letter of a piece of text."""
        place = self.texts[name].index(mark) + offset
        before = self.texts[name][:place]
        return types.Position(line=before.count("\n"), character=len(before) - before.rfind("\n") - 1)

    def at(self, name, mark, offset=0):
        return {"text_document": self.document(name), "position": self.position(name, mark, offset)}

    def open(self, name, text=None):
        self.texts[name] = text if text is not None else self.texts[name]
        self.versions[name] = 1
        item = types.TextDocumentItem(uri=self.uri(name), language_id="xc", version=1, text=self.texts[name])
        self.client.text_document_did_open(types.DidOpenTextDocumentParams(text_document=item))

    def replace(self, name, old, new):
        """Replaces a piece of text as an editor does."""
        start, end = self.position(name, old), self.position(name, old, len(old))
        self.texts[name] = self.texts[name].replace(old, new, 1)
        self.versions[name] += 1
        self.client.text_document_did_change(
            types.DidChangeTextDocumentParams(
                text_document=types.VersionedTextDocumentIdentifier(
                    uri=self.uri(name), version=self.versions[name]
                ),
                content_changes=[
                    types.TextDocumentContentChangePartial(range=types.Range(start=start, end=end), text=new)
                ],
            )
        )

    async def findings(self, name):
        """The findings that were pushed, waited for."""
        while self.uri(name) not in self.client.diagnostics:
            await asyncio.sleep(0.02)
        return self.client.diagnostics[self.uri(name)]


@pytest_lsp.fixture(config=ClientServerConfig(server_command=["xcgen", "lsp"]))
async def client(lsp_client: LanguageClient, tmp_path_factory):
    folder = tmp_path_factory.mktemp("workspace")
    for name, text in FILES.items():
        (folder / name).write_text(text)
    for method in (types.CLIENT_REGISTER_CAPABILITY, types.WORKSPACE_INLAY_HINT_REFRESH):
        lsp_client.feature(method)(lambda *_: None)
    result = await lsp_client.initialize_session(
        types.InitializeParams(
            capabilities=client_capabilities("visual-studio-code"),
            workspace_folders=[types.WorkspaceFolder(uri=folder.as_uri(), name="workspace")],
        )
    )
    lsp_client.folder = folder
    lsp_client.offers = result.capabilities
    yield
    await lsp_client.shutdown_session()
