package dev.runesheet.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Nouns of sentences have the singular and the article that people say. */
class EnglishTest {

  @ParameterizedTest
  @CsvSource({
    "units, unit",
    "heroes, hero",
    "enemy heroes, enemy hero",
    "armies, army",
    "allies, ally",
    "ladies, lady",
    "zombies, zombie",
    "wolves, wolf",
    "werewolves, werewolf",
    "elves, elf",
    "dwarves, dwarf",
    "knives, knife",
    "slaves, slave",
    "gloves, glove",
    "women, woman",
    "swordsmen, swordsman",
    "specimen, specimen",
    "foes, foe",
    "witches, witch",
    "avalanches, avalanche",
    "foxes, fox",
    "bosses, boss",
    "houses, house",
    "bonuses, bonus",
    "dice, die",
    "wolves of the north, wolf of the north",
    "focus, focus",
    "glass, glass",
    "basis, basis",
    "chaos, chaos",
    "gold, gold",
    "pokemon, pokemon",
    "Wolves, Wolf",
    "Mice, Mouse",
    "HEROES, HERO",
    "HP, HP",
    "ships far out, ship far out",
    "ships far out at sea, ship far out at sea",
    "far ships, far ship",
    "enemy near ships, enemy near ship",
    "enemies beside it, enemy beside it",
    "units next to the tower, unit next to the tower",
    "wolves nearby, wolf nearby",
    "mice in the house, mouse in the house",
    "nearby, nearby",
  })
  void singulars(String many, String one) {
    assertThat(English.singular(many)).isEqualTo(one);
  }

  @Test
  void aGameSaysOtherSingulars() {
    Phrasing phrasing = Phrasing.PLAIN.with(Phrasing.SINGULARS, Map.of("lenses", "lens"));
    assertThat(phrasing.called("red lenses").one()).isEqualTo("red lens");
    assertThat(phrasing.called("lenses of glass").one()).isEqualTo("lens of glass");
  }

  @ParameterizedTest
  @CsvSource({
    "ships hidden, ship hidden",
    "other ships hidden, other ship hidden",
    "ships hidden in fog, ship hidden in fog",
    "passers by the gate, passer by the gate",
  })
  void aGameSaysSingularsOfSeveralWords(String many, String one) {
    Phrasing phrasing =
        Phrasing.PLAIN.with(
            Phrasing.SINGULARS,
            Map.of("ships hidden", "ship hidden", "passers by the gate", "passer by the gate"));
    assertThat(phrasing.called(many).one()).isEqualTo(one);
  }

  @ParameterizedTest
  @CsvSource({
    "enemy, an enemy",
    "army, an army",
    "unit, a unit",
    "umbrella, an umbrella",
    "unicorn, a unicorn",
    "uninvited guest, an uninvited guest",
    "hour, an hour",
    "hero, a hero",
    "one-eyed wolf, a one-eyed wolf",
    "other ally, another ally",
  })
  void articles(String noun, String said) {
    assertThat(English.a(noun)).isEqualTo(said);
  }
}
