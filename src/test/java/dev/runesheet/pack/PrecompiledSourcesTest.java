package dev.runesheet.pack;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.ShippedBooks;
import dev.runesheet.engine.Match;
import dev.runesheet.engine.RuleBook;
import dev.runesheet.engine.rules.RuleSource;
import dev.runesheet.game.mathbattle.DuelSetup;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.file.DirectoryFiles;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.kie.api.definition.KiePackage;

/** Rules that the build has compiled are not compiled again when their sources are the same. */
class PrecompiledSourcesTest {

  private static final String GAME = "math-battle";

  @Test
  void unchangedSourcesGiveTheRulesThatTheBuildCompiled() {
    RuleBook book = Packs.compile(built(), new Diagnostics());
    assertThat(book.hash()).isEqualTo(ShippedBooks.of(GAME).hash());
    assertThat(packages(book)).isEqualTo(packages(ShippedBooks.of(GAME)));
  }

  @Test
  void changedSourcesAreCompiled() {
    BuiltPack same = built();
    List<RuleSource> rules = new ArrayList<>(same.rules());
    rules.add(new RuleSource("more.drl", "package rules.more\nrule \"More\" when then end\n"));
    BuiltPack more = new BuiltPack(GAME, rules, same.notes(), same.catalog(), same.content());
    RuleBook book = Packs.compile(more, new Diagnostics());
    assertThat(book.hash()).isNotEqualTo(ShippedBooks.of(GAME).hash());
    assertThat(packages(book)).contains("rules.more");
  }

  private static BuiltPack built() {
    return PackBuilder.build(Packs.find(GAME), new DirectoryFiles(Path.of("")), new Diagnostics());
  }

  /** In what a build has compiled, rules stand in packages of their game's own. */
  private static Set<String> packages(RuleBook book) {
    try (Match match = book.newMatch(DuelSetup.of("fighter", "fighter").toJson(), 1)) {
      return match.session().getKieBase().getKiePackages().stream()
          .map(KiePackage::getName)
          .collect(Collectors.toSet());
    }
  }
}
