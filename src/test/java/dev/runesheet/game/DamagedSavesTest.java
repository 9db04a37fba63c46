package dev.runesheet.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.runesheet.ShippedBooks;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.spi.ActionFailedException;
import dev.runesheet.spi.Decision;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * A saved match without a seal in which a value was replaced by another of its type is refused when
 * it is restored, or plays to its end: nobody meets an exception decisions later.
 */
@Tag("thorough")
class DamagedSavesTest {

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final String VALERIA = "{'preset':'draft','players':['a','b','c']}";
  private static final String DECK =
      "['001','001','005','005','007','007','008','008','009','012','013','024','025','027','053']";
  private static final String SEATS =
      Stream.of("Seer", "Wolf", "Herbalist", "Wanderer", "Avenger", "Citizen", "Painter")
          .map(role -> "{'name':'" + role + "','role':'" + role + "'}")
          .collect(Collectors.joining(","));
  private static final int MOST = 1_500;

  private static Match begun(String game, String setup, long seed) throws JsonProcessingException {
    String whole = setup.replace("DECK", DECK).replace("SEATS", SEATS);
    JsonNode json = JSON.readTree(whole.replace('\'', '"'));
    return ShippedBooks.of(game).newMatch(json, seed);
  }

  private static void play(Match match, Random random, int answers) {
    for (int i = 0; i < answers && !match.over(); i++) {
      List<Decision> open = match.pendingDecisions();
      Decision one = open.get(random.nextInt(open.size()));
      match.choose(one.id(), one.options().get(random.nextInt(one.options().size())).id());
      match.view(one.player());
    }
  }

  private static JsonNode saved(String game, String setup, long seed, int answers)
      throws JsonProcessingException {
    try (Match match = begun(game, setup, seed)) {
      play(match, new Random(seed), answers);
      return JSON.readTree(ChangedValues.unsealed(match.save()));
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "valeria | {'preset':'crimson-seas','players':['a','b']} | 60 | 40",
        "queens-blood | {'decks':{'Y':DECK,'E':DECK}} | 8 | 400",
        "math-battle | {'heroes':['fighter','fire-mage'],'first':0} | 4 | 400",
        "ember-vale | {'decks':['fire','frost'],'first':0} | 30 | 100",
        "tcg-pocket | {'decks':['mind mirror','crimson storm'],'first':0} | 30 | 100",
        "werewolf | {'seats':[SEATS]} | 30 | 200",
      })
  void aValueThatIsAnotherIsRefusedAtOnceOrPlayedToTheEnd(
      String game, String setup, int answers, int changes) throws JsonProcessingException {
    assertRefusedOrPlayed(game, setup, answers, changes, 1);
  }

  @Tag("slow")
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "valeria | {'preset':'draft','players':['a','b','c']} | 150 | 1500",
        "valeria | {'preset':'base','players':['a','b','c','d','e']} | 150 | 1500",
        "queens-blood | {'decks':{'Y':DECK,'E':DECK}} | 20 | 6000",
        "math-battle | {'heroes':['fighter','fire-mage'],'first':0} | 10 | 6000",
        "ember-vale | {'decks':['fire','frost'],'first':0} | 90 | 2000",
      })
  void manyValuesThatAreOthersAreRefusedAtOnceOrPlayedToTheEnd(
      String game, String setup, int answers, int changes) throws JsonProcessingException {
    for (int seed = 2; seed < 7; seed++) {
      assertRefusedOrPlayed(game, setup, answers * seed / 7, changes / 5, seed);
    }
  }

  private static void assertRefusedOrPlayed(
      String game, String setup, int answers, int changes, long seed)
      throws JsonProcessingException {
    RuleBook book = ShippedBooks.of(game);
    ChangedValues values = new ChangedValues(saved(game, setup, seed, answers), seed);
    int refused = 0;
    for (int i = 0; i < changes; i++) {
      ChangedValues.Change change = values.next();
      int run = i;
      try (Match match = book.restore(change.json())) {
        assertThatCode(() -> playOn(match, run)).as(change.words()).doesNotThrowAnyException();
      } catch (IllegalArgumentException damaged) {
        assertThat(damaged).as(change.words()).hasNoCause();
        refused++;
      }
    }
    assertThat(refused).isBetween(changes / 10, changes * 9 / 10);
  }

  /** An answer that is too much for the limits is taken back and told, as in every match. */
  private static void playOn(Match match, int run) {
    try {
      play(match, new Random(run), MOST);
      match.save();
    } catch (ActionFailedException documented) {
      assertThat(documented.reason()).isNotEmpty();
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "/entities/30/definition | 'c999' | c999",
        "/entities/30/kind | 'player' | is no card",
        "/entities/30/kind | 'duke' | is no card",
        "/entities/1/controller | 0 | sits at the seat of another",
        "/entities/30/controller | 7 | belongs to nobody who plays",
        "/entities/4/zone | 'attic' | lies in 'attic', which there is not",
        "/entities/4/position | 9900 | lies in no stack of monsters",
        "/entities/4/position | -1 | lies in no stack of monsters",
        "/entities/4/zone | 'hand' | cannot lie in hand",
        "/state/players | 2147483647 | has other players than its set-up",
        "/state/active | 7 | the turn is that of nobody who plays",
        "/state/actions | -2 | actions (-2) cannot be",
        "/state/piles/0 | -1 | piles (-1) cannot be",
        "/state/firstDie | 7 | firstDie (7) cannot be",
        "/state/phase | 'LUNCH' | is not readable: /state/phase",
        "/pending/0/decision/player | 3 | is put to nobody who plays",
        "/pending/0/decision/prompt | 'lunch' | is 'lunch', which no one asks",
        "/pending/0/decision/standing | true | would stay open",
        "/pending/0/decision/options/0/id | 'd1' | has other options",
        "/pending/1/decision/id | 'd1' | is open twice",
        "/schemas/1/0 | 'surface' | has other numbers than its kind",
      })
  void aWrongValueOfValeriaIsNamed(String place, String value, String how)
      throws JsonProcessingException {
    assertNamed("valeria", saved("valeria", VALERIA, 1, 0), place, value, how);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "/entities/20/definition | '999' | 999",
        "/entities/3/kind | 'card' | tile",
        "/entities/20/kind | 'tile' | is no card",
        "/entities/20/controller | -1 | belongs to nobody",
        "/entities/20/zone | 'sleeve' | lies in 'sleeve'",
        "/entities/20/zone | 'board' | lies on no tile",
        "/entities/3/stats/1 | 20.0 | holds a card that does not lie there",
        "/entities/3/stats/1 | 999.0 | entity (999) does not exist",
        "/state/active | -1 | is no side",
        "/pending/0/decision/prompt | 'sing' | is 'sing', which no one asks",
        "/pending/0/decision/options/0/id | '0,1,2,3,4,5' | has other options",
      })
  void aWrongValueOfQueensBloodIsNamed(String place, String value, String how)
      throws JsonProcessingException {
    JsonNode saved = saved("queens-blood", "{'decks':{'Y':DECK,'E':DECK}}", 1, 0);
    assertNamed("queens-blood", saved, place, value, how);
  }

  private static void assertNamed(
      String game, JsonNode saved, String place, String value, String how)
      throws JsonProcessingException {
    ChangedValues.put(saved, place, JSON.readTree(value.replace('\'', '"')));
    assertThatThrownBy(() -> ShippedBooks.of(game).restore(saved.toString()))
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("saved match is damaged: ")
        .hasMessageContaining(how);
  }
}
