package dev.runesheet.game.werewolf.authoring.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.game.werewolf.authoring.WerewolfPack;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.file.DirectoryFiles;
import dev.runesheet.pack.file.ReplacedFiles;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Role lists that no game can be played with, or only one that is over at once, are found. */
class RoleListCheckTest {

  private static Diagnostics check(String lists) {
    byte[] text = ("lists:\n" + lists).getBytes(StandardCharsets.UTF_8);
    Diagnostics findings = new Diagnostics();
    Map<String, byte[]> file = Map.of("data/werewolf/lists.yaml", text);
    new WerewolfPack()
        .read(new ReplacedFiles(new DirectoryFiles(Path.of("")), file, "a test"), findings);
    return findings;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          [] | error RS010 | with 0 roles, expected 2 to 40 roles
          [Wolf] | error RS010 | with 1 role, expected 2 to 40 roles
          [Citizen, Citizen, Seer] | warning RS162 | with only Townsfolk, expected roles of two teams
          [Wolf, Masked Wolf] | warning RS162 | with only Werewolf, expected roles of two teams
          """)
  void aListWithoutAGameIsTold(String list, String code, String told) {
    assertThat(check("  mine: " + list + "\n").all())
        .singleElement()
        .asString()
        .contains("lists.yaml:2:9 #/lists/mine: " + code, "found 'mine' " + told);
  }

  @Test
  void anExtraRoleInTheStackIsFoundAtItsPlace() {
    assertThat(check("  mine: [Citizen, Mayor, Wolf]\n").all())
        .singleElement()
        .asString()
        .contains(
            "lists.yaml:2:19 #/lists/mine/1: error RS061",
            "found extra role 'Mayor', expected a role of the player's own");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          [Mayor, Seer] | lists.yaml:3:18 #/offices/1: error RS061 | found role 'Seer' of a player's own
          [Mayor, Mayor] | lists.yaml:3:18 #/offices/1: error RS008 | found office 'Mayor'
          """)
  void anOfficeThatNoElectionCanGiveIsToldAtItsPlace(String offices, String place, String told) {
    assertThat(check("  mine: [Citizen, Seer, Wolf]\noffices: " + offices + "\n").all())
        .singleElement()
        .asString()
        .contains(place, told);
  }

  @Test
  void aSmallListOfTwoTeamsIsRight() {
    assertThat(check("  mine: [Citizen, Seer, Wolf]\n  duel: [Ferryman, Wolf]\n").all()).isEmpty();
  }

  @Test
  void aRoleThatIsNotThereIsTheOnlyFindingOfItsList() {
    assertThat(check("  mine: [Citizen, Seer, Wolff]\n").all())
        .singleElement()
        .asString()
        .contains("RS022", "did you mean 'Wolf'?");
  }
}
