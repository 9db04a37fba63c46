package dev.runesheet.game.declared.authoring.check;

import dev.runesheet.analysis.PartPlaces;
import dev.runesheet.game.declared.authoring.check.common.NamedZones;
import dev.runesheet.game.declared.authoring.check.role.RoleKinds;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.verb.PlacingVerbs;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Selector;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Severity;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.model.verb.Parameter;
import dev.runesheet.spi.verb.Param.Accepts;
import dev.runesheet.word.WordList;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * The check that verbs are told of what they accept: a card for a verb that moves one, for example.
 * Verbs declare it with their parameters.
 */
record AcceptedCheck(DeclaredCatalog catalog, PartPlaces places, Diagnostics findings) {

  /** Checks a line of a program. */
  void check(Effect effect, Step.Do act, RoleKinds roles) {
    List<Selector.Role> before = new ArrayList<>();
    for (Parameter parameter : act.verb().parameters()) {
      if (act.arguments().get(parameter.name()) instanceof Selector.Role role && roles.has(role)) {
        SourceLocation place = places.argument(effect, act, parameter.name());
        if (parameter.accepts() == Accepts.ANOTHER_CARD && before.contains(role)) {
          String found = Words.quote(role.name()) + ", which the line names before";
          findings.error(Code.DECLARATION, place, found, "another card");
        } else {
          boolean any = parameter.accepts() == Accepts.OWNED && isOfNobody(effect, act);
          fits(any ? Accepts.ANY : parameter.accepts(), role, roles, place);
        }
        before.add(role);
      }
    }
    if (act.verb().like().equals(PlacingVerbs.ATTACH)) {
      borne(effect, act, roles);
    }
  }

  /** Checks that equipment is attached to what can bear it. */
  private void borne(Effect effect, Step.Do act, RoleKinds roles) {
    Selector.Role host = (Selector.Role) act.arguments().get("host");
    Set<String> attached = roles.of((Selector.Role) act.arguments().get("target"));
    Set<String> bearers = new TreeSet<>();
    attached.forEach(kind -> bearers.addAll(catalog.extras().bearers(kind)));
    boolean equips = attached.stream().allMatch(catalog.extras()::isEquipment);
    if (!attached.isEmpty() && equips && Collections.disjoint(bearers, roles.of(host))) {
      String found = Words.quote(host.name()) + ", which bears no " + String.join(" or ", attached);
      SourceLocation place = places.argument(effect, act, "host");
      String expected = "one that is a " + Words.oneOf(bearers);
      Diagnostic finding = Diagnostic.of(Code.NEVER_FIRES, place, found, expected);
      findings.add(finding.as(Severity.WARNING));
    }
  }

  /** True if it does not matter whose its zones are, or one is told to be another. */
  private boolean isOfNobody(Effect effect, Step.Do act) {
    return NamedZones.areCommon(act, catalog)
        || act.naming(WordList.ZONE).keySet().stream()
            .anyMatch(zone -> findings.areAt(places.argument(effect, act, zone)));
  }

  private void fits(Accepts accepts, Selector.Role role, RoleKinds roles, SourceLocation place) {
    Set<String> kinds = roles.of(role);
    Set<String> unfit = new TreeSet<>(kinds);
    unfit.removeIf(kind -> fits(accepts, kind));
    String found = Words.quote(role.name()) + ", which ";
    if (unfit.isEmpty()) {
      return;
    }
    if (unfit.size() == kinds.size()) {
      findings.error(Code.DECLARATION, place, found + "is " + said(unfit), fitting(accepts, roles));
    } else if (roles.isEach(role) || roles.isOpen(role)) {
      String expected = "a condition before it that only a " + word(accepts) + " fulfils";
      Diagnostic finding =
          Diagnostic.of(Code.DECLARATION, place, found + "may be " + said(unfit), expected);
      findings.add(roles.isEach(role) ? finding : finding.as(Severity.WARNING));
    }
  }

  private static boolean fits(Accepts accepts, String kind) {
    return switch (accepts) {
      case ANY -> true;
      case OWNED -> !kind.equals(DeclaredCatalog.GAME);
      case PLAYER -> kind.equals(DeclaredCatalog.PLAYER);
      case CARD, ANOTHER_CARD -> DeclaredCatalog.isOfCards(kind);
    };
  }

  private static String word(Accepts accepts) {
    return (accepts == Accepts.ANOTHER_CARD ? Accepts.CARD : accepts).says();
  }

  /** The roles that would do, if there are any. */
  private static String fitting(Accepts accepts, RoleKinds roles) {
    List<String> right =
        roles.roles().stream()
            .filter(
                role -> {
                  Set<String> kinds = roles.of(new Selector.Role(role));
                  return !kinds.isEmpty() && kinds.stream().allMatch(kind -> fits(accepts, kind));
                })
            .toList();
    return "a " + word(accepts) + (right.isEmpty() ? "" : ": " + Words.oneOf(right));
  }

  private static String said(Set<String> kinds) {
    return kinds.stream()
        .map(
            kind ->
                switch (kind) {
                  case DeclaredCatalog.PLAYER -> "a player";
                  case DeclaredCatalog.GAME -> "the game";
                  default -> "a card";
                })
        .distinct()
        .collect(Collectors.joining(" or "));
  }
}
