package dev.runesheet.engine.own;

import dev.runesheet.engine.direct.OwnRules;
import dev.runesheet.engine.drl.CalledNumbers;
import dev.runesheet.engine.drl.ConditionTree;
import dev.runesheet.engine.drl.DrlText.Fault;
import dev.runesheet.engine.drl.RuleParser;
import dev.runesheet.engine.drl.SessionCalls;
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
import java.util.Objects;
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
final class InvalidTexts {

  private static final CalledNumbers NUMBERS =
      new CalledNumbers(
          List.of(Entity.class, Event.class, InPlay.class, ActiveEffect.class, Contribution.class));

  private record File(RuleSource source, PackageDescr text) {}

  private final List<File> files;

  InvalidTexts(List<RuleSource> sources) {
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
    return Stream.of(
            files.stream()
                .flatMap(
                    file -> file.text().getRules().stream().flatMap(rule -> problems(file, rule))),
            files.stream().flatMap(InvalidTexts::ofFunctions),
            cycles())
        .flatMap(problems -> problems)
        .toList();
  }

  private static Stream<Problem> ofFunctions(File file) {
    return file.text().getFunctions().stream()
        .flatMap(
            function ->
                SessionCalls.in(function, file.source().drl()).stream()
                    .map(fault -> problem(file, "function", function.getName(), fault)));
  }

  private Stream<Problem> cycles() {
    NegatedCycles cycles = new NegatedCycles(files.stream().map(File::text).toList());
    return files.stream()
        .flatMap(
            file ->
                file.text().getRules().stream()
                    .flatMap(
                        rule ->
                            cycles.in(file.text(), rule).stream()
                                .map(fault -> problem(file, rule, fault))));
  }

  /** A rule as it is written; empty if its file is not known. */
  Optional<RuleDescr> of(RuleImpl rule) {
    return fileOf(rule).flatMap(file -> in(file.text(), rule));
  }

  /** The line of an attribute of a rule, or of its file; 0 if it is not known. */
  int line(RuleImpl rule, String attribute) {
    return fileOf(rule).stream()
        .flatMap(
            file ->
                Stream.concat(
                    in(file.text(), rule).stream().map(one -> one.getAttributes().get(attribute)),
                    Stream.of(file.text()).map(text -> text.getAttribute(attribute))))
        .filter(Objects::nonNull)
        .mapToInt(ConditionTree::line)
        .findFirst()
        .orElse(0);
  }

  private Optional<File> fileOf(RuleImpl rule) {
    return files.stream()
        .filter(file -> file.text().getNamespace().equals(rule.getPackageName()))
        .filter(file -> in(file.text(), rule).isPresent())
        .findFirst();
  }

  private static Optional<RuleDescr> in(PackageDescr text, RuleImpl rule) {
    return text.getRules().stream().filter(one -> one.getName().equals(rule.getName())).findFirst();
  }

  private Stream<Problem> problems(File file, RuleDescr rule) {
    return Stream.of(
            new ChangingConditions(globals(file.text().getNamespace())).in(rule),
            SoundsLikeOperands.in(rule),
            NUMBERS.in(rule),
            SessionCalls.in(rule, file.source().drl()),
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
    return problem(file, rule.isQuery() ? "query" : "rule", rule.getName(), fault);
  }

  private static Problem problem(File file, String kind, String name, Fault fault) {
    return new Problem(
        file.source().name(),
        fault.line(),
        String.format(Locale.ROOT, "%s (%s) %s", kind, name, fault.message()));
  }
}
