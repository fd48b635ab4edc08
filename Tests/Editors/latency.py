#!/usr/bin/env python3
"""How long an editor waits for findings after one keystroke in a long file.

Prints the median and the 99th percentile of the time between `textDocument/didChange` and the findings of that
version, and both as parts of one full check of the file.

usage: latency.py PATH-TO-XCGEN [EDITS [SEED]]
"""

import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time

LINES = 10_000


def source():
    """A file of LINES lines and what the last class needs, in the manner of an application: screens, models, controls, delegates."""
    lines = ["#use <UXKit>", ""]
    number = 0
    while len(lines) < LINES:
        number += 1
        name = f"Screen{number}"
        half = number % 25 == 0
        clause = " <UXNavigationDelegate>" if number % 5 == 0 else ""
        lines += [f"/// Shows record {number}.", f"class {name} : Object{clause} {{"]
        lines += ["  i32 count;", "  UXView* content;", "  Array<Object>* rows;", f"  callback changed void(i32 by);", ""]
        for index in range(6):
            lines += [
                f"  /// Takes step {index}.",
                f"  i32 step{index}(i32 by, {name}* other) {{",
                "    i32 sum = 0;",
                "    for (i32 i = 0; i < by; i = i + 1) {",
                f"      if (i % 3 == {index % 3}) {{",
                "        sum = sum + i * count;",
                "      } else {",
                f"        sum = sum - other.step{(index + 1) % 6}(i - 1, self);",
                "      }",
                "    }",
                "    if (self.changed) {",
                "      changed(sum);",
                "    }",
                '    count = sum; // "done"',
                "    return sum;",
                "  }",
                "",
            ]
        if clause:
            lines += [
                "  void formWillShow(UXNavigationController* n, UXView* form, i32 depth) {",
                "    count = count + 1;",
                "    content = form;",
                "  }",
                "",
            ]
        if clause and not half:
            lines += [
                "  void formDidHide(UXNavigationController* n, UXView* form, i32 depth) {",
                "    count = count - 1;",
                "  }",
                "",
            ]
        lines += ["}", ""]
    return "\n".join(lines)


class Client:
    def __init__(self, program):
        self.process = subprocess.Popen([program, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.number = 0

    def send(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def receive(self):
        length = 0
        while line := self.process.stdout.readline().strip():
            if line.lower().startswith(b"content-length:"):
                length = int(line.split(b":")[1])
        return json.loads(self.process.stdout.read(length))

    def request(self, method, params):
        self.number += 1
        self.send({"id": self.number, "method": method, "params": params})
        while (message := self.receive()).get("id") != self.number or "method" in message:
            pass
        return message

    def findings(self, uri):
        """The findings of the present state, fetched: pushed ones wait for a pause in typing."""
        return self.request("textDocument/diagnostic", {"textDocument": {"uri": uri}})["result"]["items"]

    def memory(self):
        for line in open(f"/proc/{self.process.pid}/status"):
            if line.startswith("VmRSS"):
                return int(line.split()[1])
        return 0


def position(text, offset):
    return {"line": text.count("\n", 0, offset), "character": offset - text.rfind("\n", 0, offset) - 1}


def edits(text, random, count):
    """Places where one character is put in, then taken away again: letters, digits, blanks and marks."""
    for index in range(count // 2):
        offset = random.randrange(20, len(text))
        yield offset, random.choice("abcxyz019 ;(){}.,=+*\"\n")


def full_check(program, path):
    """The time of one full check without the start of a process."""

    def run(*arguments):
        start = time.perf_counter()
        subprocess.run([program, *arguments], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        return time.perf_counter() - start

    starts = [run("--version") for _ in range(9)]
    checks = [run("lint", "-j1", "--no-cache", path) for _ in range(9)]
    return statistics.median(checks) - statistics.median(starts)


def typing(text, random, count):
    """A person who writes whole statements into bodies, one character after the other."""
    statement = "\n    if (count == 4) { other.step1(count, self); }"
    while count > 0:
        offset = text.index("    i32 sum = 0;", random.randrange(0, len(text) - 4000)) + len("    i32 sum = 0;")
        for letter in statement[: min(count, len(statement))]:
            yield offset, letter
            text = text[:offset] + letter + text[offset:]
            offset += 1
            count -= 1


def main():
    program = os.path.abspath(sys.argv[1])
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 1000
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    text = source()
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "Long.xc")
        open(path, "w").write(text)
        whole = full_check(program, path)
        print(f"{LINES} lines, {len(text)} bytes; one full check: {whole * 1000:.1f} ms")
        for name, kind in [("typing statements", typing), ("random places", edits)]:
            measure(program, path, folder, text, whole, name, kind(text, random.Random(seed), count), kind is edits)


def measure(program, path, folder, text, whole, name, places, takes_back):
    client = Client(program)
    capabilities = {"textDocument": {"diagnostic": {}}, "workspace": {"diagnostics": {"refreshSupport": True}}}
    client.request(
        "initialize", {"processId": os.getpid(), "rootUri": "file://" + folder, "capabilities": capabilities}
    )
    client.send({"method": "initialized", "params": {}})
    uri = "file://" + path
    item = {"uri": uri, "languageId": "xc", "version": 1, "text": text}
    client.send({"method": "textDocument/didOpen", "params": {"textDocument": item}})
    found = client.findings(uri)
    version = 1
    times = []

    def change(start, end, new):
        nonlocal version
        version += 1
        message = {
            "method": "textDocument/didChange",
            "params": {
                "textDocument": {"uri": uri, "version": version},
                "contentChanges": [{"range": {"start": start, "end": end}, "text": new}],
            },
        }
        begin = time.perf_counter()
        client.send(message)
        client.findings(uri)
        times.append(time.perf_counter() - begin)

    for offset, letter in places:
        before, after = text[:offset], text[offset:]
        place = position(text, offset)
        change(place, place, letter)
        if takes_back:
            changed = before + letter + after
            change(place, position(changed, offset + 1), "")
        else:
            text = before + letter + after
    times.sort()
    median, late = statistics.median(times), times[int(len(times) * 0.99)]
    print(
        f"{name}: {len(times)} edits, {len(found)} findings at first; "
        f"median {median * 1000:.2f} ms = 1/{whole / median:.0f}, "
        f"99th percentile {late * 1000:.2f} ms = 1/{whole / late:.1f}"
    )
    client.request("shutdown", None)
    client.send({"method": "exit", "params": None})
    client.process.wait()


if __name__ == "__main__":
    main()
