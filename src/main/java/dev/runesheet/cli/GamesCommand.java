package dev.runesheet.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import dev.runesheet.pack.GameTools;
import dev.runesheet.pack.Packs;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Lists the games. */
@Command(
    name = "games",
    description = "List the games, where their rules are, and the words that set up a match.")
final class GamesCommand extends AbstractCommand {

  @Option(names = "--json", description = "Print a JSON list.")
  private boolean json;

  GamesCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public Integer call() {
    List<GameTools> games = new ArrayList<>(GameRules.all().values());
    if (json) {
      ArrayNode list = Json.list();
      for (GameTools one : games) {
        list.addObject().put("game", one.game()).put("words", one.usage())
            .put("rules", origin(one));
      }
      terminal.out().println(Json.text(list));
    } else {
      TextTable table = new TextTable("lll", "GAME", "WORDS", "RULES");
      games.forEach(one -> table.row(one.game(), one.usage(), origin(one)));
      table.print(terminal);
    }
    return OK;
  }

  private String origin(GameTools one) {
    return Packs.files(one.game(), terminal.directory()).origin();
  }
}
