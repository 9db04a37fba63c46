package dev.runesheet.language.roletext;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.game.werewolf.word.AbilityFamily;
import dev.runesheet.game.werewolf.word.TargetWord;
import dev.runesheet.language.roletext.tree.AbilityTypes;
import dev.runesheet.language.roletext.tree.AttributeName;
import dev.runesheet.language.roletext.tree.ClauseKind;
import dev.runesheet.language.roletext.tree.Definition;
import dev.runesheet.language.roletext.tree.Definition.Sort;
import dev.runesheet.language.roletext.tree.Operand;
import dev.runesheet.language.roletext.tree.RoleText;
import dev.runesheet.language.roletext.tree.Target;
import dev.runesheet.language.roletext.write.RoleTextWriter;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whole texts in the guide's notations are read without a finding, and written as they were. */
class FixtureRolesTest {

  @Test
  void thereIsAFixtureRoleForEachFormat() {
    RoleText text = RoleTexts.strict(RoleTexts.resource("fixture-roles.txt"));
    assertThat(of(text, Sort.ROLE)).hasSize(61);
    assertThat(
            text.definitions().stream()
                .flatMap(ContainedAbilities::of)
                .map(use -> AbilityTypes.of(use.ability()).orElseThrow().family())
                .collect(Collectors.toSet()))
        .containsExactlyInAnyOrderElementsOf(AbilityFamily.named());
  }

  @ParameterizedTest
  @ValueSource(strings = {"fixture-roles.txt", "definitions.txt"})
  void aCanonicalTextIsWrittenAsItWas(String name) {
    String text = RoleTexts.resource(name);
    RoleText read = RoleTexts.strict(text);
    String written = RoleTextWriter.write(read);
    assertThat(written).isEqualTo(text);
    RoleTexts.same(RoleTexts.strict(written), read);
  }

  @Test
  void definitionsOfEachSortAreRead() {
    RoleText text = RoleTexts.strict(RoleTexts.resource("definitions.txt"));
    assertThat(((Definition.Group) of(text, Sort.GROUP).get(0)).team()).isEqualTo("Werewolf");
    assertThat(of(text, Sort.TEAM).get(0).values(ClauseKind.WIN_CONDITION))
        .containsExactly(new Target.Having(new AttributeName("Enchanted", "")));
    Definition poll = of(text, Sort.POLL).get(0);
    assertThat(poll.values(ClauseKind.AVAILABLE_OPTIONS))
        .containsExactly(new Target.Standard(TargetWord.ALL), new Operand.Text("Abstain"));
    assertThat(poll.values(ClauseKind.SHOW_VOTERS)).containsExactly(new Operand.Text("No"));
    assertThat(of(text, Sort.ATTRIBUTE)).hasSize(2);
  }

  private static List<Definition> of(RoleText text, Sort sort) {
    return text.definitions().stream().filter(one -> one.sort() == sort).toList();
  }
}
