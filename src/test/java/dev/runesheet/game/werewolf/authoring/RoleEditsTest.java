package dev.runesheet.game.werewolf.authoring;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.analysis.change.Change;
import dev.runesheet.pack.watch.LiveRules;
import dev.runesheet.pack.watch.RulesUpdate;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Edits of role files are told in words, also those that no effect differs by. */
class RoleEditsTest {

  private static final String ROLES = "data/werewolf/roles/town.txt";

  @TempDir private Path folder;

  private List<Change> edited(String file, String from, String to) throws IOException {
    return update(file, from, to).changes();
  }

  private RulesUpdate update(String file, String from, String to) throws IOException {
    for (String part : List.of("data/werewolf", "decision-tables", "rules")) {
      try (Stream<Path> files = Files.walk(Path.of(part))) {
        for (Path one : files.filter(Files::isRegularFile).toList()) {
          Files.createDirectories(folder.resolve(one).getParent());
          Files.copy(one, folder.resolve(one));
        }
      }
    }
    LiveRules rules = LiveRules.of("werewolf", folder);
    rules.update();
    String text = Files.readString(folder.resolve(file));
    assertThat(text).contains(from);
    Files.writeString(folder.resolve(file), text.replace(from, to));
    return rules.update();
  }

  @Test
  void aRestrictionIsToldInTheSentencesOfItsAbility() throws IOException {
    assertThat(edited(ROLES, "Night 2+, Quantity: 2]", "Night 3+, Quantity: 1] {Forced}"))
        .singleElement()
        .satisfies(
            change -> {
              assertThat(change.id()).isEqualTo("archer/1");
              assertThat(change.oldSentence()).endsWith("From Night 2 on; twice a game.");
              assertThat(change.newSentence())
                  .endsWith("From Night 3 on; once a game; if you do not choose, chance does.");
            });
  }

  @Test
  void aHeaderIsToldAtItsRole() throws IOException {
    assertThat(edited(ROLES, "Archer | Townsfolk Killing", "Archer | Werewolf Killing"))
        .singleElement()
        .satisfies(
            change ->
                assertThat(change.details())
                    .containsExactly("role Archer group Werewolf instead of Townsfolk"));
  }

  @Test
  void aRoleListIsToldWithItsRoles() throws IOException {
    assertThat(edited("data/werewolf/lists.yaml", "five: [Citizen,", "five: [Archer,"))
        .singleElement()
        .satisfies(
            change -> {
              assertThat(change.noun()).isEqualTo("role list");
              assertThat(change.details())
                  .containsExactlyInAnyOrder(
                      "role list five Citizen once instead of 2 times",
                      "role list five Archer once instead of never");
            });
  }

  @Test
  void anOfficeThatIsGoneIsTold() throws IOException {
    assertThat(edited("data/werewolf/lists.yaml", "[Mayor, Reporter, Guardian]", "[Reporter]"))
        .extracting(change -> change.noun() + " " + change.id())
        .containsExactly("office Mayor", "office Guardian");
  }

  @Test
  void abilitiesAreTheSameOnlyAtTheSameTimeWithinTheSameLimits() throws IOException {
    String target = "Avenger | Townsfolk Killing\nImmediate: Target @Selection\n";
    String others = "End Night: Target @Selection\nImmediate: Target @Selection [Quantity: 1]\n";
    assertThat(update(ROLES, target, target + others).findings()).isEmpty();
  }

  @Test
  void anAbilityThatStandsTwiceIsFound() throws IOException {
    String target = "Avenger | Townsfolk Killing\nImmediate: Target @Selection\n";
    assertThat(update(ROLES, target, target + "Immediate: Target @Selection\n").findings())
        .singleElement()
        .asString()
        .contains("RS090", "'avenger/1'");
  }
}
