package dev.runesheet.game.declared.authoring;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.Body;
import dev.runesheet.model.Effect;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.PackContent;
import dev.runesheet.pack.file.DirectoryFiles;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.pack.file.ReplacedFiles;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What catalogs repeat of effects follows from these, however they came to be. */
class EffectDataTest {

  private static final PackFiles SHIPPED = new DirectoryFiles(Path.of(""));

  private static PackContent read(String game, PackFiles files) {
    Diagnostics findings = new Diagnostics();
    PackContent content = new DeclaredPack(game).read(files, findings);
    findings.throwIfErrors();
    return content;
  }

  private static PackContent derived(String game, PackContent content) {
    Diagnostics findings = new Diagnostics();
    PackContent derived = new DeclaredPack(game).derived(content, findings);
    findings.throwIfErrors();
    return derived;
  }

  @ParameterizedTest
  @ValueSource(strings = {"ember-vale", "tcg-pocket"})
  void withoutAChangeAllIsTheSame(String game) {
    PackContent content = read(game, SHIPPED);
    assertThat(derived(game, content).equals(content)).isTrue();
  }

  /** As {@code mutate} does it, and as an author does. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "ember-vale | if: kind of self is spell and cost | if: cost",
        "ember-vale | kindled: {changes: attack, of: self, by: 2} |"
            + " kindled: {changes: attack, of: own units, by: 3}",
        "tcg-pocket | if: kind of self is stadium and count | if: count",
        "tcg-pocket | if: supporter used of owner = 0 and | if: kind of self is supporter and"
      })
  void aChangedEffectGivesTheCatalogOfAChangedSource(String game, String from, String to) {
    String file = "data/" + game + "/game.yaml";
    String text = new String(SHIPPED.read(file).orElseThrow(), StandardCharsets.UTF_8);
    assertThat(text).contains(from);
    byte[] edited = text.replace(from, to).getBytes(StandardCharsets.UTF_8);
    PackContent before = read(game, SHIPPED);
    PackContent after =
        read(game, new ReplacedFiles(SHIPPED, Map.of(file, edited), SHIPPED.origin()));
    PackContent mutant =
        derived(game, before.with(after.groups(), before.tables(), before.catalog()));
    assertThat(after.catalog().equals(before.catalog())).isFalse();
    assertThat(mutant.catalog().equals(after.catalog())).isTrue();
    assertThat(mutant.rules()).isEqualTo(after.rules());
  }

  /** Without the effect that would refuse, everything is permitted. */
  @Test
  void withoutItsEffectAnActionIsOfferedForAllCards() {
    PackContent content = read("ember-vale", SHIPPED);
    PackContent without = derived("ember-vale", withoutProgram(content, "actions/cast-is-legal"));
    assertThat(content.catalog().at("/actions/cast/precondition/ofCards")).isNotEmpty();
    assertThat(without.catalog().at("/actions/cast/precondition/ofCards")).isEmpty();
    assertThat(without.catalog().at("/actions/play"))
        .isEqualTo(content.catalog().at("/actions/play"));
  }

  private static PackContent withoutProgram(PackContent content, String id) {
    assertThat(content.effects())
        .filteredOn(effect -> effect.id().equals(id))
        .allMatch(effect -> effect.body() instanceof Body.Program);
    List<PackContent.Group> groups =
        content.groups().stream()
            .map(
                group ->
                    new PackContent.Group(
                        group.rulePackage(), group.file(), without(group.effects(), id)))
            .toList();
    return content.with(groups, content.tables(), content.catalog());
  }

  private static List<Effect> without(List<Effect> effects, String id) {
    return effects.stream().filter(effect -> !effect.id().equals(id)).toList();
  }
}
