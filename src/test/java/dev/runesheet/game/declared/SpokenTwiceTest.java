package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.diagnostic.Code;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Sentences call no two zones, kinds, numbers, words, roles or scopes alike. */
class SpokenTwiceTest {

  private static final String TAIL = "turns: 60";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          ashes: {} | ashes: {called: hand} | zones/ashes/called | hand, which is said of zone hand, too
          ashes: {} | ashes: {called: Hand} | zones/ashes/called | Hand, which is said of zone hand, too
          ashes: {} | ashes: {called: pile}, far: {called: pile} | zones/far/called | pile, which is said of zone ashes, too
          ashes: {} | ashes: {called: far}, far: {called: pile} | zones/ashes/called | far, which is said of zone far, too
          turns: 60 | titles: {unit: spell} | titles/unit | spell, which is said of kind spell, too
          turns: 60 | titles: {attack: Health} | titles/attack | Health, which is said of health, too
          turns: 60 | titles: {attack: might, health: might} | titles/health | might, which is said of attack, too
          turns: 60 | titles: {attack: health, health: might} | titles/attack | health, which is said of health, too
          turns: 60 | words: {color: [red, blue]}, titles: {red: Blue} | titles/red | Blue, which is said of word blue, too
          turns: 60 | words: {color: [red]}, titles: {color: cost} | titles/color | cost, which is said of cost, too
          turns: 60 | words: {color: [red]}, titles: {cost: color} | titles/cost | color, which is said of color, too
          turns: 60 | words: {color: [red]}, titles: {color: zone} | titles/color | zone, which is said of zone, too
          turns: 60 | roles: {foe: enemy units}, titles: {foe: opponent} | titles/foe | opponent, which is said of role opponent, too
          turns: 60 | scopes: {far: {zone: board, called: ships}, near: {kinds: [unit], called: ships}} | scopes/near/called | ships, which is said of scope far, too
          turns: 60 | scopes: {far: {zone: ashes, whose: own, called: ships}, own ships: {whose: own}} | scopes/far/called | your ships, which is said of scope own ships, too
          turns: 60 | scopes: {ships: {zone: ashes, whose: own}, own ships: {whose: own}} | scopes/own ships | your ships, which is said of scope ships, too
          turns: 60 | scopes: {far: {zone: board, whose: enemy, called: enemy cards}} | scopes/far/called | enemy cards, which is said of scope enemies, too
          turns: 60 | scopes: {far: {zone: board, called: players}} | scopes/far/called | players, which is said of scope players, too
          turns: 60 | scopes: {far: {zone: board, called: spells}} | scopes/far/called | spells, which is said of entities of kind spell, too
          turns: 60 | scopes: {far: {kinds: [unit, player], called: spells}} | scopes/far/called | spells, which is said of entities of kind spell, too
          """)
  void whatIsCalledAsAnotherIsFound(String from, String to, String place, String found) {
    assertThat(found(edited(from, to)))
        .containsExactly("RS201 | data/ember-vale/game.yaml | " + place + " | " + found + " | -");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          ashes: {} | ashes: {called: pile of ashes}
          turns: 60 | titles: {unit: Unit, attack: might}
          turns: 60 | titles: {embers: health of fire, attack: hearth}
          turns: 60 | words: {color: [red], mood: [blue]}, titles: {red: Blue}
          turns: 60 | scopes: {far: {zone: board, whose: own, called: ships}, near: {zone: board, whose: enemy, called: ships}}
          turns: 60 | scopes: {far: {zone: board, called: ships}, near: {zone: board, called: ships}}
          turns: 60 | scopes: {far: {kinds: [unit], called: units}}
          turns: 60 | scopes: {far: {kinds: [spell], zone: ashes, called: spells}}
          turns: 60 | scopes: {far: {whose: enemy, kinds: [unit, player], called: foes}}
          """)
  void whatCanBeToldApartIsNotFound(String from, String to) {
    assertThat(found(edited(from, to))).isEmpty();
  }

  /** The game with an edit; what stands behind its turns is put where its section is. */
  private static EditedGame edited(String from, String to) {
    EditedGame edited = new EditedGame("ember-vale");
    if (!from.equals(TAIL)) {
      return edited.edit("game.yaml", from, to.replace("}, ", "}\n  "));
    }
    for (String section : to.split("(?<=}), (?=titles)")) {
      String name = section.substring(0, section.indexOf(": "));
      String content = section.substring(name.length() + 2);
      edited =
          name.equals("scopes") || name.equals("roles")
              ? edited.edit("game.yaml", "scopes:\n", lines(name, content))
              : edited.edit("game.yaml", TAIL, TAIL + "\n" + section);
    }
    return edited;
  }

  private static String lines(String section, String content) {
    String inner = content.substring(1, content.length() - 1);
    return section.equals("roles")
        ? "roles: " + content + "\nscopes:\n"
        : "scopes:\n  " + inner.replace("}, ", "}\n  ") + "\n";
  }

  private static List<String> found(EditedGame game) {
    return game.findings().stream()
        .filter(one -> one.code() != Code.SENTENCE_STALE)
        .map(EditedGame::told)
        .toList();
  }
}
