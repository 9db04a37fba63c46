package dev.runesheet.game.werewolf.authoring;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.game.werewolf.authoring.effect.RoleSentence;
import dev.runesheet.game.werewolf.authoring.effect.TablePhrases;
import dev.runesheet.game.werewolf.word.AbilityFamily;
import dev.runesheet.language.roletext.tree.AbilityTypes;
import dev.runesheet.language.roletext.tree.Action;
import dev.runesheet.language.roletext.tree.Definition;
import dev.runesheet.language.roletext.tree.RoleText;
import dev.runesheet.language.roletext.tree.TriggeredAbility;
import dev.runesheet.language.roletext.write.RoleTextWriter;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The page of the game shows an ability of each family and one of each trigger, from the roles that
 * are shipped, with what it says to its player.
 */
class WerewolfDocsTest {

  private static final RoleSentence SENTENCES = new RoleSentence(TablePhrases.USUAL);

  private static final Path PAGE = Path.of("docs/werewolf.md");
  private static final String REFERENCE = "## Abilities by family and trigger\n";
  private static final String HEAD =
      "\nWritten from the shipped roles; all notations are in [role text](role-text.md#reference)."
          + "\n\n";

  private static List<TriggeredAbility> shipped() throws IOException {
    List<TriggeredAbility> all = new ArrayList<>();
    try (Stream<Path> files = Files.list(Path.of("data/werewolf/roles"))) {
      for (Path file : files.sorted().toList()) {
        for (Definition one : read(Files.readString(file)).definitions()) {
          all.addAll(one instanceof Definition.Role ? one.abilities() : List.of());
        }
      }
    }
    return all;
  }

  private static RoleText read(String text) {
    Diagnostics findings = new Diagnostics();
    RoleText read = RoleReading.strict("roles", text, findings);
    assertThat(findings.all()).isEmpty();
    return read;
  }

  @Test
  void thePageHasAnExampleOfEachFamilyAndTrigger() throws IOException {
    Map<AbilityFamily, String> families = new TreeMap<>();
    Map<String, String> triggers = new LinkedHashMap<>();
    for (TriggeredAbility one : shipped()) {
      if (one.action() instanceof Action.Abilities plain && plain.abilities().size() == 1) {
        String row = row(one, plain);
        AbilityTypes.of(plain.abilities().get(0).ability())
            .ifPresent(type -> families.putIfAbsent(type.family(), row));
        triggers.putIfAbsent(RoleTextWriter.write(one.trigger()).replaceAll(" \\[.*", ""), row);
      }
    }
    assertThat(families).containsOnlyKeys(AbilityFamily.named());
    StringBuilder table =
        new StringBuilder("| family or trigger | example | in words |\n|---|---|---|\n");
    families.forEach((family, row) -> table.append("| ").append(family.title()).append(row));
    triggers.forEach((trigger, row) -> table.append("| `").append(trigger).append('`').append(row));
    String page = Files.readString(PAGE);
    String expected =
        page.substring(0, page.indexOf(REFERENCE) + REFERENCE.length()) + HEAD + table;
    if (Boolean.getBoolean("write.docs")) {
      Files.writeString(PAGE, expected);
    }
    assertThat(PAGE).hasContent(expected);
  }

  /** An example, which is read again, and its sentence. */
  private static String row(TriggeredAbility one, Action.Abilities plain) {
    String written = RoleTextWriter.write(one).strip();
    TriggeredAbility again = read("@@ Any\n" + written).definitions().get(0).abilities().get(0);
    assertThat(RoleTextWriter.write(again)).isEqualTo(RoleTextWriter.write(one));
    String says = SENTENCES.of(one.trigger(), plain.abilities(), false);
    return " | `" + written + "` | " + says + " |\n";
  }
}
