package dev.runesheet.game;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.ShippedBooks;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.spi.Decision;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * A save without a seal in which one value is another, or a part was taken out, was put in twice,
 * has changed places or is of another type, is refused or plays on; no limit stops an answer.
 * {@code -Dedits} says how many edits are tried.
 */
class EditedSavesTest {

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final int EDITS = Integer.getInteger("edits", 20);
  private static final int MOST = 400;

  private static void play(Match match, Random random, int answers) {
    for (int i = 0; i < answers && !match.over(); i++) {
      List<Decision> open = match.pendingDecisions();
      Decision one = open.get(random.nextInt(open.size()));
      match.choose(one.id(), one.options().get(random.nextInt(one.options().size())).id());
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "math-battle | {'heroes':['fighter','fire-mage'],'first':0}",
        "ember-vale | {'decks':['fire','frost'],'first':0}",
        "tcg-pocket | {'decks':['mind mirror','crimson storm'],'first':0}",
      })
  void areRefusedOrPlayOn(String game, String setup) throws JsonProcessingException {
    RuleBook book = ShippedBooks.of(game);
    JsonNode saved;
    try (Match match = book.newMatch(JSON.readTree(setup.replace('\'', '"')), 5)) {
      play(match, new Random(5), 6);
      saved = JSON.readTree(ChangedValues.unsealed(match.save()));
    }
    ChangedValues values = new ChangedValues(saved, Integer.getInteger("edits.seed", 1));
    List<String> failed = new ArrayList<>();
    for (int i = 0; i < EDITS; i++) {
      ChangedValues.Change change = values.next();
      tried(book, change.json(), change.words(), failed);
      ChangedValues.Change form = values.nextForm();
      tried(book, form.json(), form.words(), failed);
    }
    saved
        .get("state")
        .fieldNames()
        .forEachRemaining(
            field -> {
              JsonNode fewer = saved.deepCopy();
              ((ObjectNode) fewer.get("state")).remove(field);
              tried(book, fewer.toString(), "without /state/" + field, failed);
            });
    assertThat(failed).isEmpty();
  }

  private static void tried(RuleBook book, String json, String what, List<String> failed) {
    try (Match match = book.restore(json)) {
      try {
        play(match, new Random(1), MOST);
        match.save();
      } catch (RuntimeException late) {
        failed.add(what + ": " + late);
      }
    } catch (RuntimeException refused) {
      assertThat(refused).as(what).isExactlyInstanceOf(IllegalArgumentException.class);
      assertThat(refused).as(what).hasMessageContaining("saved match");
    }
  }
}
