package dev.runesheet.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.runesheet.ShippedBooks;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.spi.ActionFailedException;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Option;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * A match that goes on under rules that differ a little from those it was saved with is refused at
 * once, or each option that is offered can be taken and the match be played to its end.
 */
@Tag("thorough")
class PatchedRulesTest {

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final String DECK =
      "['001','001','005','005','007','007','008','008','009','012','013','024','025','027','053']";
  private static final String SEATS =
      Stream.of("Seer", "Wolf", "Herbalist", "Wanderer", "Avenger", "Citizen", "Archer")
          .map(role -> "{'name':'" + role + "','role':'" + role + "'}")
          .collect(Collectors.joining(","));
  private static final int MOST = 3_000;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "math-battle | {'heroes':['fighter','fire-mage'],'first':0} | 12 | 30",
        "ember-vale | {'decks':['fire','frost'],'first':0} | 60 | 20",
        "tcg-pocket | {'decks':['mind mirror','crimson storm'],'first':0} | 60 | 14",
        "werewolf | {'seats':[SEATS]} | 30 | 20",
        "queens-blood | {'decks':{'Y':DECK,'E':DECK}} | 16 | 20",
        "valeria | {'preset':'draft','players':['a','b','c']} | 150 | 4",
      })
  void aMatchUnderOtherRulesIsRefusedAtOnceOrPlayedByAllThatItOffers(
      String game, String setup, int answers, int changes) throws IOException {
    long seed = Long.getLong("patched.seed", 1);
    int times = Integer.getInteger("patched.times", 1);
    PatchedRules rules = new PatchedRules(game, seed);
    List<String> saves = saves(game, setup, seed, answers);
    int played = 0;
    int refused = 0;
    for (int i = 0; i < changes * times; i++) {
      RuleBook book = rules.next();
      for (String json : book == null ? List.<String>of() : saves) {
        try (Match match = book.restoreUnderAnyRules(json)) {
          assertThatCode(() -> takeAll(match)).as(rules.words()).doesNotThrowAnyException();
          played++;
        } catch (IllegalArgumentException unfit) {
          refused++;
        }
      }
    }
    assertThat(played).isGreaterThan(refused);
  }

  private static List<String> saves(String game, String setup, long seed, int answers)
      throws JsonProcessingException {
    String whole = setup.replace("DECK", DECK).replace("SEATS", SEATS).replace('\'', '"');
    JsonNode json = JSON.readTree(whole);
    List<String> saves = new ArrayList<>();
    Random random = new Random(seed);
    try (Match match = ShippedBooks.of(game).newMatch(json, seed)) {
      for (int i = 0; i < answers && !match.over(); i++) {
        boolean program =
            match.pendingDecisions().stream().anyMatch(one -> !one.effect().isEmpty());
        if (random.nextInt(answers) < (program ? 12 : 4)) {
          saves.add(match.save());
        }
        answer(match, random);
      }
    }
    return saves;
  }

  private static void answer(Match match, Random random) {
    List<Decision> open = match.pendingDecisions();
    Decision one = open.get(random.nextInt(open.size()));
    match.choose(one.id(), one.options().get(random.nextInt(one.options().size())).id());
  }

  private static void takeAll(Match match) {
    for (Decision one : match.pendingDecisions()) {
      for (Option option : one.options()) {
        try (Match fork = match.fork()) {
          take(fork, () -> fork.choose(one.id(), option.id()));
        }
      }
    }
    Random random = new Random(1);
    for (int i = 0; i < MOST && !match.over(); i++) {
      if (!take(match, () -> answer(match, random))) {
        return;
      }
    }
  }

  /** An answer that is too much for the limits is taken back and told, as in every match. */
  private static boolean take(Match match, Runnable answer) {
    try {
      answer.run();
      return true;
    } catch (ActionFailedException documented) {
      assertThat(documented.isMistake()).as(documented.getMessage()).isFalse();
      return false;
    }
  }
}
