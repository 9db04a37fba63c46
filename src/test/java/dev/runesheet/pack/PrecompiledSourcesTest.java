package dev.runesheet.pack;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.ShippedBooks;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.rules.BuiltPackages;
import dev.runesheet.engine.rules.RuleSource;
import dev.runesheet.engine.rules.RuleText;
import dev.runesheet.game.mathbattle.DuelSetup;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.file.DirectoryFiles;
import dev.runesheet.spi.Chance;
import dev.runesheet.spi.Decision;
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
  void rulesInAPackageOfTheirOwnAreCompiledBesideThoseOfTheBuild() {
    BuiltPack same = built();
    List<RuleSource> rules = new ArrayList<>(same.rules());
    rules.add(new RuleSource("more.drl", "package rules.more\nrule \"More\" when then end\n"));
    BuiltPack more = new BuiltPack(GAME, rules, same.notes(), same.catalog(), same.content());
    RuleBook book = Packs.compile(more, new Diagnostics());
    assertThat(book.hash()).isNotEqualTo(ShippedBooks.of(GAME).hash());
    Set<String> packages = packages(ShippedBooks.of(GAME));
    packages.add(BuiltPackages.of(GAME) + "rules.more");
    assertThat(packages(book)).isEqualTo(packages);
  }

  @Test
  void rulesInAPackageThatTheBuildHasAreCompiledWithAllOthers() {
    BuiltPack same = built();
    List<RuleSource> rules = new ArrayList<>(same.rules());
    String taken =
        rules
            .get(0)
            .drl()
            .lines()
            .filter(line -> line.startsWith("package"))
            .findFirst()
            .orElseThrow();
    rules.add(new RuleSource("more.drl", taken + "\nrule \"More\" when then end\n"));
    BuiltPack more = new BuiltPack(GAME, rules, same.notes(), same.catalog(), same.content());
    assertThat(packages(Packs.compile(more, new Diagnostics())))
        .noneMatch(name -> name.startsWith(BuiltPackages.of(GAME)));
  }

  @Test
  void aRuleThatDiffersIsCompiledAndTheOthersAreThoseOfTheBuild() {
    BuiltPack same = built();
    List<RuleSource> rules =
        same.rules().stream().map(source -> changed(source, "-5.0", "-4.0")).toList();
    BuiltPack other = new BuiltPack(GAME, rules, same.notes(), same.catalog(), same.content());
    RuleBook book = Packs.compile(other, new Diagnostics());
    RuleBook whole = RuleBook.compile(book.game(), rules, same.notes(), same.catalog());
    assertThat(rules).isNotEqualTo(same.rules());
    assertThat(book.hash()).isEqualTo(whole.hash()).isNotEqualTo(ShippedBooks.of(GAME).hash());
    assertThat(packages(book)).isEqualTo(packages(ShippedBooks.of(GAME)));
    for (int seed = 0; seed < 20; seed++) {
      assertThat(played(book, seed)).isEqualTo(played(whole, seed));
    }
    assertThat(played(book, 3)).isNotEqualTo(played(ShippedBooks.of(GAME), 3));
  }

  private static RuleSource changed(RuleSource source, String from, String to) {
    List<RuleText> rules =
        source.rules().stream()
            .map(rule -> new RuleText(rule.name(), rule.comment(), rule.text().replace(from, to)))
            .toList();
    return new RuleSource(source.name(), source.head(), rules);
  }

  private static List<String> played(RuleBook book, int seed) {
    try (Match match = book.newMatch(DuelSetup.of("fire-mage", "fire-mage").toJson(), seed)) {
      Chance any = Chance.seeded(seed);
      while (!match.over() && match.happenings().size() < 400) {
        Decision asked = match.pendingDecisions().get(0);
        match.choose(asked, asked.options().get(any.roll(asked.options().size()) - 1));
      }
      return match.happenings().stream().map(Object::toString).toList();
    }
  }

  @Test
  void rulesThatDoNotCompileAreToldOfAtTheirLine() {
    BuiltPack same = built();
    List<RuleSource> rules =
        same.rules().stream().map(source -> changed(source, "-5.0", "-4.0.x")).toList();
    BuiltPack wrong = new BuiltPack(GAME, rules, same.notes(), same.catalog(), same.content());
    Diagnostics findings = new Diagnostics();
    assertThat(Packs.compile(wrong, findings)).isNull();
    assertThat(findings.hasErrors()).isTrue();
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
