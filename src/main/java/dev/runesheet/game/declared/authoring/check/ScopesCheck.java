package dev.runesheet.game.declared.authoring.check;

import dev.runesheet.game.declared.authoring.declaration.Declaration;
import dev.runesheet.game.declared.authoring.declaration.DeclaredNames;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Severity;
import dev.runesheet.model.diagnostic.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * The check for scopes that ask what their kinds never are: players lie in no zone, are attached to
 * nothing, carry no words and print nothing, and cards print only the numbers of their kinds.
 */
public record ScopesCheck(Declaration declared, DeclaredNames names, Diagnostics findings) {

  /** Checks the scopes that a game declares. */
  public static void check(Declaration declared, DeclaredNames names, Diagnostics findings) {
    ScopesCheck check = new ScopesCheck(declared, names, findings);
    declared.scopes().values().forEach(check::players);
    declared.scopes().values().stream()
        .filter(scope -> !check.mayHaveOtherKinds(scope))
        .forEach(
            scope -> {
              check.printed(scope);
              check.now(scope);
            });
  }

  private void players(Declaration.ScopeLine scope) {
    int player = scope.kinds().indexOf(DeclaredCatalog.PLAYER);
    String asked = asked(scope);
    if (player >= 0 && !asked.isEmpty()) {
      boolean only = scope.kinds().size() == 1 && !mayHaveOtherKinds(scope);
      Diagnostic finding =
          Diagnostic.of(
              Code.NEVER_FIRES,
              scope.place().field("kinds/" + player),
              Words.quote(DeclaredCatalog.PLAYER) + ", of whom none fits " + Words.quote(asked),
              only ? "a scope without it" : "a scope without it, or no such kind");
      // Lines that use a scope of nobody are not held against either of what it asks.
      findings.add(only ? finding.as(Severity.ERROR) : finding);
    }
  }

  /** True if one of the kinds is told to be none: it is not known which numbers it has. */
  private boolean mayHaveOtherKinds(Declaration.ScopeLine scope) {
    return findings.isWrong(scope.place(), "kinds");
  }

  /** The field that no player fits; empty if players can. */
  private static String asked(Declaration.ScopeLine scope) {
    if (scope.zone().isPresent()) {
      return "zone";
    }
    if (scope.sameZone()) {
      return "same zone";
    }
    if (scope.attachedTo().isPresent()) {
      return "attached to";
    }
    if (!scope.words().isEmpty()) {
      return "words";
    }
    return scope.printed().isEmpty() ? "" : "printed";
  }

  /** Checks that the kinds that a scope names have the numbers; if it names none, that some do. */
  private void printed(Declaration.ScopeLine scope) {
    boolean named = !scope.kinds().isEmpty();
    List<String> all = named ? scope.kinds() : names.of("kind of card");
    List<Set<String>> having = new ArrayList<>();
    all.stream()
        .filter(DeclaredCatalog::isOfCards)
        .forEach(kind -> having.add(names.numbersOf(kind)));
    for (String stat : scope.printed().keySet()) {
      boolean had =
          named
              ? having.stream().allMatch(numbers -> numbers.contains(stat))
              : having.stream().anyMatch(numbers -> numbers.contains(stat));
      if (!had) {
        findings.unknownWord(
            Code.UNKNOWN_STAT,
            scope.place().field("printed").field(stat),
            stat,
            named ? common(having) : union(having));
        return;
      }
      having.removeIf(numbers -> !numbers.contains(stat));
    }
  }

  /** The same of the numbers that players and cards have. */
  private void now(Declaration.ScopeLine scope) {
    List<String> kinds = scope.kinds().isEmpty() ? names.of("kind of card") : scope.kinds();
    List<Set<String>> having = kinds.stream().map(names::numbersOf).toList();
    Set<String> had = scope.kinds().isEmpty() ? union(having) : common(having);
    scope.now().keySet().stream()
        .filter(stat -> !had.contains(stat))
        .forEach(
            stat ->
                findings.unknownWord(
                    Code.UNKNOWN_STAT, scope.place().field("now").field(stat), stat, had));
  }

  private static Set<String> union(List<Set<String>> all) {
    Set<String> union = new TreeSet<>();
    all.forEach(union::addAll);
    return union;
  }

  private static Set<String> common(List<Set<String>> all) {
    Set<String> common = union(all);
    all.forEach(common::retainAll);
    return common;
  }
}
