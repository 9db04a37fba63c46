package dev.runesheet.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import dev.runesheet.cli.command.AbstractCommand;
import dev.runesheet.cli.console.Json;
import dev.runesheet.cli.console.Terminal;
import dev.runesheet.cli.console.TextTable;
import dev.runesheet.pack.Manifest;
import dev.runesheet.pack.Packs;
import dev.runesheet.pack.tool.GameTools;
import java.util.Set;
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
    Set<String> games = Packs.games();
    if (json) {
      ArrayNode list = Json.list();
      for (String game : games) {
        list.addObject()
            .put("game", game)
            .put("name", name(game))
            .put("words", words(game))
            .put("rules", origin(game));
      }
      terminal.out().println(Json.text(list));
    } else {
      TextTable table = new TextTable("llll", "GAME", "NAME", "WORDS", "RULES");
      games.forEach(game -> table.row(game, name(game), words(game), origin(game)));
      table.print(terminal);
    }
    return OK;
  }

  private String name(String game) {
    return Manifest.title(game, Packs.files(game, terminal.directory()));
  }

  private static String words(String game) {
    return GameTools.of(game).usage();
  }

  private String origin(String game) {
    return Packs.files(game, terminal.directory()).origin();
  }
}
