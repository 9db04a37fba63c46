package dev.runesheet.game.declared.authoring.duel;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.setup.CharacterSetup;
import dev.runesheet.game.declared.state.DeclaredState;
import dev.runesheet.pack.change.JsonDifference;
import dev.runesheet.spi.ActionFailedException;
import dev.runesheet.spi.Chance;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.IllegalChoiceException;
import java.util.ArrayList;
import java.util.List;

/** Plays one recorded match again and compares. */
record RecordedDuel(JsonNode record, CharacterSetup setup) {

  String id() {
    return record.path("id").asText();
  }

  /** The differences between the record and the match replayed by a rule book with its rules. */
  List<String> differences(RuleBook book) {
    DeclaredCatalog catalog = book.catalog(DeclaredCatalog.class);
    DuelRecord played = new DuelRecord(catalog, setup);
    List<String> differences = new ArrayList<>();
    ObjectNode failure = play(book, played, differences);
    ObjectNode result = played.toJson();
    if (failure != null) {
      result.put("turns", failure.path("turns").asInt());
      result.put("error", failure.path("error").asText());
      result.set("error_at", failure.get("error_at"));
    }
    ObjectNode expected = result.objectNode();
    for (String field :
        List.of("choices", "rolls", "log", "winner", "turns", "dropped", "error", "error_at")) {
      if (record.has(field)) {
        expected.set(field, record.get(field));
      }
    }
    differences.addAll(JsonDifference.between("", expected, result));
    return differences;
  }

  private ObjectNode play(RuleBook book, DuelRecord played, List<String> differences) {
    int[] choices = DuelRecord.ints(record.path("choices"));
    Chance chance = Chance.scripted(DuelRecord.ints(record.path("rolls")));
    try (Match match = book.newMatch(setup.toJson(book.catalog(DeclaredCatalog.class)), chance)) {
      int told = tell(match, 0, played);
      for (int choice : choices) {
        if (match.over()) {
          differences.add("/choices: the match is over after " + played.chosen() + " choices");
          return null;
        }
        Decision decision = match.pendingDecisions().get(0);
        int turn = match.state(DeclaredState.class).turn();
        try {
          match.choose(decision.id(), DuelRecord.option(decision, choice));
        } catch (ActionFailedException failed) {
          return failure(failed, played, turn);
        } catch (IllegalChoiceException illegal) {
          differences.add("/choices/" + played.chosen() + ": " + illegal.getMessage());
          return null;
        }
        told = tell(match, told, played);
      }
      if (!match.over() && !record.has("error")) {
        differences.add("/choices: the match is not over after " + choices.length + " choices");
      }
      return null;
    } catch (ActionFailedException failed) {
      return failure(failed, played, 0);
    }
  }

  private static int tell(Match match, int from, DuelRecord played) {
    List<Happening> all = match.happenings();
    all.subList(from, all.size()).forEach(played::add);
    return all.size();
  }

  /**
   * The error of a record; the log ends with the failure, {@code error_at} has the turn and the
   * lengths kept.
   */
  private static ObjectNode failure(ActionFailedException failed, DuelRecord played, int turn) {
    ObjectNode json = played.toJson().objectNode();
    json.put("error", failed.reason().equals("number") ? "number" : "overflow").put("turns", turn);
    DeclaredState state = failed.state(DeclaredState.class);
    ObjectNode at = json.putObject("error_at");
    at.put("turn", state.turn()).put("active", state.active()).put("phase", state.phaseName());
    at.put("log_kept", played.entries()).put("rolls_kept", played.rolled());
    if (!failed.reason().equals("number")) {
      at.put("limit", failed.reason());
    }
    at.put("choices_kept", played.chosen());
    failed.undone().forEach(played::add);
    return json;
  }
}
