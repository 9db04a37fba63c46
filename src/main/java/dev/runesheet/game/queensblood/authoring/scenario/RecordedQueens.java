package dev.runesheet.game.queensblood.authoring.scenario;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.queensblood.QueensBlood;
import dev.runesheet.game.queensblood.board.Side;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.PackContent;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.pack.tool.PackRecordings;
import dev.runesheet.pack.tool.RecordedGames;
import java.util.ArrayList;
import java.util.List;

/** Replays recorded games: each is a line. */
public final class RecordedQueens extends PackRecordings {

  private static final int BATCH = 200;

  /** Replays with the rules of a pack, which must be without errors. */
  public RecordedQueens(PackFiles files, PackContent content) {
    super(QueensBlood.ID, files, content, BATCH);
  }

  @Override
  public List<Replayed> replay(
      String file, int firstLine, List<String> lines, Diagnostics findings) {
    RuleBook book = book(findings);
    String expected = "an object with 'decks' and 'moves'";
    List<Replayed> replayed = new ArrayList<>();
    for (int i = 0; i < lines.size() && book != null; i++) {
      line(file, firstLine + i, lines.get(i), RecordedQueens::fits, expected, findings)
          .map(
              game ->
                  RecordedGames.played(id(game), () -> new RecordedQueen(game).differences(book)))
          .ifPresent(replayed::add);
    }
    return replayed;
  }

  private static String id(JsonNode game) {
    return game.path("id").asText();
  }

  private static boolean fits(JsonNode game) {
    return game.path("moves").isArray()
        && Side.all(side -> game.path("decks").path(side).isArray());
  }
}
