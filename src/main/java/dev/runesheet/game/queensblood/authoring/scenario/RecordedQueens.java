package dev.runesheet.game.queensblood.authoring.scenario;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.api.RuleBook;
import dev.runesheet.document.JsonValue;
import dev.runesheet.game.queensblood.QueensBlood;
import dev.runesheet.game.queensblood.board.Side;
import dev.runesheet.pack.PackContent;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.pack.tool.PackRecordings;
import java.util.List;

/** Replays recorded games: each is a line. */
public final class RecordedQueens extends PackRecordings {

  private static final int BATCH = 200;

  /** Replays with the rules of a pack, which must be without errors. */
  public RecordedQueens(PackFiles files, PackContent content) {
    super(QueensBlood.ID, files, content, BATCH, "an object with 'decks' and 'moves'");
  }

  @Override
  protected boolean fits(JsonNode game) {
    return game.path("moves").isArray()
        && Side.all(side -> game.path("decks").path(side).isArray());
  }

  @Override
  protected String id(JsonNode game) {
    return game.path("id").asText();
  }

  @Override
  protected List<String> differences(List<JsonValue> game, RuleBook rules) {
    return new RecordedQueen(game.get(0).node()).differences(rules);
  }
}
