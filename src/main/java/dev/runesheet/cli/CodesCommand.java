package dev.runesheet.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.cli.command.AbstractCommand;
import dev.runesheet.cli.console.Json;
import dev.runesheet.cli.console.Terminal;
import dev.runesheet.cli.console.TextTable;
import dev.runesheet.model.diagnostic.FindingCode;
import dev.runesheet.pack.Packs;
import dev.runesheet.spelling.Word;
import java.util.stream.Stream;
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
        FindingCode.Entry entry = code.entry();
        ObjectNode one =
            list.addObject()
                .put("code", code.id())
                .put("severity", Word.said(entry.severity()))
                .put("meaning", code.title())
                .put("fix", code.fix());
        ArrayNode severities = one.putArray("severities");
        Stream.of(entry.severity(), entry.other())
            .distinct()
            .forEach(severity -> severities.add(Word.said(severity)));
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
