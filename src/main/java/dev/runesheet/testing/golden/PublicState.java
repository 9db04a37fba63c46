package dev.runesheet.testing.golden;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.api.Match;
import dev.runesheet.document.JsonDocument;
import dev.runesheet.document.JsonValue;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.spi.Decision;
import dev.runesheet.testing.ScenarioKit;
import dev.runesheet.testing.ScenarioKits;
import dev.runesheet.testing.ScenarioRun;
import dev.runesheet.testing.sheet.FieldWords;
import java.util.List;

/**
 * The state of a match as players see it: the position in the words of {@code then}, and the open
 * questions. Sentences, ids of options, numbers of entities and the rules in force are no part of
 * it, so that only a change of play changes it.
 */
final class PublicState {

  /** The field of open questions: for each its player, its words and the number of its answers. */
  private static final String QUESTIONS = "questions";

  /** Words of options are sentences; {@link #QUESTIONS} stands for them. */
  private static final String OPTIONS = "options";

  private static final JsonValue NOTHING_ASKED =
      JsonDocument.of("golden", "", JsonNodeFactory.instance.objectNode(), new Diagnostics())
          .root();

  private final ScenarioKit kit;
  private final Match match;
  private final ScenarioRun run;
  private FieldWords words;

  /**
   * Creates the state of a match, which stays open.
   *
   * @throws IllegalStateException if the game has no scenarios
   */
  PublicState(Match match) {
    String game = match.book().gameId();
    kit =
        ScenarioKits.find(game)
            .orElseThrow(() -> new IllegalStateException(game + " has no scenarios."));
    this.match = match;
    run = kit.of(match);
  }

  /** The state now. */
  ObjectNode now() {
    ObjectNode seen = run.observe(NOTHING_ASKED).deepCopy();
    seen.remove(OPTIONS);
    ArrayNode questions = seen.putArray(QUESTIONS);
    match.pendingDecisions().forEach(decision -> questions.add(words(decision)));
    return seen;
  }

  private JsonNode words(Decision decision) {
    return JsonNodeFactory.instance.textNode(
        kit.player(decision.player())
            + ": "
            + decision.prompt().replace('_', ' ')
            + ", options: "
            + decision.options().size());
  }

  /** The names of the fields of the state. */
  FieldWords words() {
    if (words == null) {
      words = new FieldWords(kit.columns(match.book()), kit::entryName);
    }
    return words;
  }

  /** The log so far, for people, one line each. */
  List<String> story() {
    return run.story();
  }
}
