package dev.runesheet.game.declared.authoring.check;

import dev.runesheet.game.declared.authoring.check.role.RoleKinds;
import dev.runesheet.game.declared.catalog.Card;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Selector;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * The check that a card of the kinds which a condition can be about has the name that it asks for,
 * and that cards of the name have the numbers that are asked of them then.
 */
final class NameCheck {

  private final DeclaredCatalog catalog;
  private final Diagnostics findings;

  /** The places of the conditions of the effect that ask for a name. */
  private final Map<Condition.Is, SourceLocation> asked = new HashMap<>();

  /** True if a name was told that only cards of other kinds have. */
  private boolean ofOtherKinds;

  NameCheck(DeclaredCatalog catalog, Diagnostics findings) {
    this.catalog = catalog;
    this.findings = findings;
  }

  /** Begins with an effect. */
  void begin() {
    asked.clear();
  }

  /** Checks a condition that asks for a name, unless players may have it. */
  void check(Condition.Is is, Set<String> kinds, SourceLocation place) {
    if (!is.property().equals("name") || kinds.contains(DeclaredCatalog.PLAYER)) {
      return;
    }
    asked.put(is, place);
    Set<String> names = names(kinds::contains);
    // Of kinds that have no cards, any card may be meant.
    Set<String> valid = names.isEmpty() ? names(kind -> true) : names;
    if (!valid.contains(is.word())) {
      tell(is.word(), valid, place);
    }
  }

  /**
   * True if a number is asked of cards of a name that have none, unlike others; the name is told.
   */
  boolean misnamed(String stat, Selector.Role role, RoleKinds roles) {
    Optional<Condition.Is> name = roles.name(role).filter(asked::containsKey);
    if (name.isEmpty() || roles.of(role).stream().anyMatch(kind -> catalog.hasStat(kind, stat))) {
      return false;
    }
    Set<String> valid = names(kind -> catalog.hasStat(kind, stat));
    if (valid.isEmpty()) {
      return false;
    }
    SourceLocation place = asked.get(name.get());
    if (!findings.areAt(place)) {
      tell(name.get().word(), valid, place);
    }
    return true;
  }

  /** Tells a name; what other cards have it is told beside it. */
  private void tell(String name, Set<String> valid, SourceLocation place) {
    Set<String> kinds =
        catalog.cards().values().stream()
            .filter(card -> card.name().equals(name))
            .map(Card::kind)
            .collect(Collectors.toCollection(TreeSet::new));
    if (kinds.isEmpty()) {
      findings.unknownWord(Code.UNKNOWN_REFERENCE, place, name, valid);
    } else {
      ofOtherKinds = true;
      String found = Words.quote(name) + " (" + String.join(", ", kinds) + ")";
      findings.error(Code.UNKNOWN_REFERENCE, place, found, Words.oneOf(valid));
    }
  }

  /** True if a name was told that only cards of other kinds have: what comes is not known then. */
  boolean toldOtherKinds() {
    return ofOtherKinds;
  }

  /** The names of cards of some kinds. */
  private Set<String> names(Predicate<String> kind) {
    return catalog.cards().values().stream()
        .filter(card -> kind.test(card.kind()))
        .map(Card::name)
        .collect(Collectors.toCollection(TreeSet::new));
  }
}
