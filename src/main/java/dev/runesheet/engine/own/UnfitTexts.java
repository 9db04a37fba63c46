package dev.runesheet.engine.own;

import dev.runesheet.engine.direct.OwnRules;
import dev.runesheet.engine.drl.CalledNumbers;
import dev.runesheet.engine.drl.DrlText.Fault;
import dev.runesheet.engine.drl.RuleParser;
import dev.runesheet.engine.rules.BuiltPackages;
import dev.runesheet.engine.rules.RuleCompilationException.Problem;
import dev.runesheet.engine.rules.RuleSource;
import dev.runesheet.spi.fact.ActiveEffect;
import dev.runesheet.spi.fact.Contribution;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Event;
import dev.runesheet.spi.fact.InPlay;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.drools.base.definitions.rule.impl.RuleImpl;
import org.drools.drl.ast.descr.GlobalDescr;
import org.drools.drl.ast.descr.PackageDescr;
import org.drools.drl.ast.descr.RuleDescr;
import org.drools.drl.ast.descr.TypeDeclarationDescr;

/**
 * The parts of rules in an author's own files that Drools compiles to what does not tell their
 * code, and so are read as they are written.
 */
final class UnfitTexts {

  private static final CalledNumbers NUMBERS =
      new CalledNumbers(
          List.of(Entity.class, Event.class, InPlay.class, ActiveEffect.class, Contribution.class));

  private record File(RuleSource source, PackageDescr text) {}

  private final List<File> files;

  UnfitTexts(List<RuleSource> sources) {
    files =
        sources.stream()
            .filter(BuiltPackages::isOwn)
            .flatMap(
                source ->
                    RuleParser.parse(null, source.drl()).stream()
                        .map(text -> new File(source, text)))
            .toList();
  }

  /** The problems, each where the part is written. */
  List<Problem> problems() {
    return files.stream()
        .flatMap(file -> file.text().getRules().stream().flatMap(rule -> problems(file, rule)))
        .toList();
  }

  /** A rule as it is written; empty if its file is not known. */
  Optional<RuleDescr> of(RuleImpl rule) {
    return files.stream()
        .map(File::text)
        .filter(text -> text.getNamespace().equals(rule.getPackageName()))
        .flatMap(text -> text.getRules().stream())
        .filter(one -> one.getName().equals(rule.getName()))
        .findFirst();
  }

  private Stream<Problem> problems(File file, RuleDescr rule) {
    return Stream.of(
            new ChangingConditions(globals(file.text().getNamespace())).in(rule),
            SoundingValues.in(rule),
            NUMBERS.in(rule),
            declareTraits() ? List.<Fault>of() : TraitCalls.in(rule))
        .flatMap(List::stream)
        .map(fault -> problem(file, rule, fault));
  }

  /** The globals of a package, of any file, by which rules change the match. */
  private List<String> globals(String rulePackage) {
    return files.stream()
        .filter(file -> file.text().getNamespace().equals(rulePackage))
        .flatMap(file -> file.text().getGlobals().stream())
        .map(GlobalDescr::getIdentifier)
        .filter(OwnRules.GLOBALS::contains)
        .toList();
  }

  /** True if a file declares traits, which is a problem itself. */
  private boolean declareTraits() {
    return files.stream()
        .flatMap(file -> file.text().getTypeDeclarations().stream())
        .anyMatch(TypeDeclarationDescr::isTrait);
  }

  private static Problem problem(File file, RuleDescr rule, Fault fault) {
    return new Problem(
        file.source().name(),
        fault.line(),
        String.format(
            Locale.ROOT,
            "%s (%s) %s",
            rule.isQuery() ? "query" : "rule",
            rule.getName(),
            fault.message()));
  }
}
