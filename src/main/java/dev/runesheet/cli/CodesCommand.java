package dev.runesheet.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import dev.runesheet.cli.command.AbstractCommand;
import dev.runesheet.cli.console.Json;
import dev.runesheet.cli.console.Terminal;
import dev.runesheet.cli.console.TextTable;
import dev.runesheet.model.diagnostic.FindingCode;
import dev.runesheet.pack.Packs;
import dev.runesheet.spelling.Word;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Lists the codes of findings. */
@Command(name = "codes", description = "List the codes of findings: what they mean and what helps.")
final class CodesCommand extends AbstractCommand {

  @Option(names = "--json", description = "Print a JSON list.")
  private boolean json;

  CodesCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public Integer call() {
    if (json) {
      ArrayNode list = Json.list();
      for (FindingCode code : Packs.codes()) {
        String severity = Word.said(code.severity());
        list.addObject()
            .put("code", code.id())
            .put("severity", severity)
            .put("meaning", code.title())
            .put("fix", code.fix());
      }
      terminal.out().println(Json.text(list));
    } else {
      TextTable table = new TextTable("lll", "CODE", "MEANING", "WHAT HELPS");
      for (FindingCode code : Packs.codes()) {
        table.row(code.id(), code.title(), code.fix());
      }
      table.print(terminal);
    }
    return OK;
  }
}
