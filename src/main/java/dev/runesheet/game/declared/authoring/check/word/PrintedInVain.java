package dev.runesheet.game.declared.authoring.check.word;

import dev.runesheet.analysis.Finding;
import dev.runesheet.game.declared.catalog.Bounds;
import dev.runesheet.game.declared.catalog.Card;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.Scope;
import dev.runesheet.model.Numerals;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Words;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.TreeSet;

/** The check for scopes that ask for printed numbers which no card prints. */
public final class PrintedInVain {

  private PrintedInVain() {}

  /**
   * The first number of a scope that no card prints within the bounds, of those which fit what the
   * scope asks before; empty if none fits without the numbers.
   *
   * @param game the file that declares the game
   */
  public static Optional<Finding> of(
      String name, Scope scope, DeclaredCatalog catalog, String game) {
    Map<String, Bounds> before = new LinkedHashMap<>();
    for (Map.Entry<String, Bounds> asked : scope.printed().entrySet()) {
      Set<Double> numbers = numbers(scope.printing(before), asked.getKey(), catalog);
      if (numbers.isEmpty()) {
        return Optional.empty();
      }
      if (numbers.stream().noneMatch(asked.getValue()::include)) {
        SourceLocation place =
            SourceLocation.pointer(game, "/scopes/" + name + "/printed/" + asked.getKey());
        return Optional.of(finding(name, asked, numbers, place));
      }
      before.put(asked.getKey(), asked.getValue());
    }
    return Optional.empty();
  }

  private static Set<Double> numbers(Scope scope, String stat, DeclaredCatalog catalog) {
    Set<Double> numbers = new TreeSet<>();
    for (Card card : catalog.cards().values()) {
      OptionalDouble number = catalog.printed(card, stat);
      if (number.isPresent() && catalog.canBeOf(scope, card)) {
        numbers.add(number.getAsDouble());
      }
    }
    return numbers;
  }

  private static Finding finding(
      String name, Map.Entry<String, Bounds> asked, Set<Double> numbers, SourceLocation place) {
    String printed = Words.oneOf(numbers.stream().map(Numerals::plain).toList());
    String expected = printed + ", the " + asked.getKey() + " of every card that fits the rest";
    String found = asked.getValue().words();
    return Finding.of(Code.SCOPE_EMPTY, place, found, expected, name);
  }
}
