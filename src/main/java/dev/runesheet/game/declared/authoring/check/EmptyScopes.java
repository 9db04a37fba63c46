package dev.runesheet.game.declared.authoring.check;

import dev.runesheet.analysis.Finding;
import dev.runesheet.analysis.PartPlaces;
import dev.runesheet.engine.verb.Draw;
import dev.runesheet.game.declared.authoring.check.common.NamedZones;
import dev.runesheet.game.declared.authoring.check.word.CarriedWords;
import dev.runesheet.game.declared.authoring.check.word.PrintedInVain;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.Scope;
import dev.runesheet.game.declared.state.DeclaredScopes;
import dev.runesheet.game.declared.verb.PlacingVerbs;
import dev.runesheet.model.Body;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Selector;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.spi.verb.Verb;
import dev.runesheet.word.Property;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The scopes that are always empty, and the conditions that ask for a zone in vain: no card of
 * their kinds carries their words, or can come to their zone.
 */
final class EmptyScopes {

  private final DeclaredCatalog catalog;

  /** The zones to which cards of each kind can come. */
  private final Map<String, Set<String>> zones = new TreeMap<>();

  private final List<Asked> asked = new ArrayList<>();

  /** The findings about scopes of attached cards, which hold if none ever is. */
  private final List<Finding> attached = new ArrayList<>();

  /** The findings about zones from which lines draw cards, which hold if none ever comes there. */
  private final Map<String, Finding> drawn = new TreeMap<>();

  /** True if cards are attached to others, and so in play in no zone. */
  private boolean attaching;

  /** A condition that asks cards of some kinds for their zone. */
  private record Asked(Effect effect, Condition.Is is, Set<String> kinds, SourceLocation place) {}

  EmptyScopes(DeclaredCatalog catalog) {
    this.catalog = catalog;
    for (String kind : catalog.kinds().keySet()) {
      if (DeclaredCatalog.isOfCards(kind)) {
        Set<String> reached = new TreeSet<>(catalog.zones().keySet());
        reached.removeIf(zone -> !catalog.zones().get(zone).mayHave(kind));
        zones.put(kind, reached);
      }
    }
  }

  /** Notes whether a line may attach cards, and from which zone it draws some. */
  void line(Effect effect, Step.Do act, PartPlaces places) {
    if (act.verb().like().equals(Draw.NAME)) {
      String zone = NamedZones.of(act).get(0);
      drawn.putIfAbsent(zone, undrawn(zone, effect.id(), places.argument(effect, act, "from")));
    }
    attaching |=
        act.verb().changes().contains(Verb.Change.PLACE)
            && (!act.verb().isShipped() || DepartedCards.ATTACHING.contains(act.verb().name()));
  }

  /** Notes whom a line or number is about. */
  void group(Effect effect, Selector.Group group, SourceLocation place) {
    if (group.scope().equals(DeclaredScopes.ATTACHED)) {
      attached.add(unattached(group.scope(), place, effect.id()));
    }
  }

  private static Finding undrawn(String zone, String by, SourceLocation place) {
    String found = Words.quote(zone) + ", where no card ever comes";
    String expected = "a zone where cards lie, or a line that brings one there";
    return Finding.of(Code.SCOPE_EMPTY, place, found, expected, by);
  }

  private static Finding unattached(String scope, SourceLocation place, String by) {
    String found = Words.quote(scope) + ", where no card ever comes";
    String expected = "a line that attaches one, such as " + Words.quote(PlacingVerbs.ATTACH);
    return Finding.of(Code.SCOPE_EMPTY, place, found, expected, by);
  }

  private static Finding unattached(String name, String section, String field, String game) {
    SourceLocation place = SourceLocation.pointer(game, "/" + section + "/" + name + field);
    return unattached(DeclaredScopes.ATTACHED, place, name);
  }

  /** Notes a condition that asks an entity of some kinds to be in a zone. */
  void asked(Effect effect, Condition.Is is, Set<String> kinds, SourceLocation place) {
    boolean cards = !kinds.isEmpty() && zones.keySet().containsAll(kinds);
    if (cards && is.property().equals(Property.ZONE) && catalog.zones().containsKey(is.word())) {
      asked.add(new Asked(effect, is, Set.copyOf(kinds), place));
    }
  }

  /**
   * The conditions that ask for zones to which no card of their kinds ever comes.
   *
   * @param told the places where something else is told
   */
  List<Finding> elsewhere(Set<SourceLocation> told) {
    if (catalog.extras().characters() != null) {
      return List.of();
    }
    return asked.stream()
        .filter(one -> !told.contains(one.place()))
        .filter(one -> !reached(one.kinds()).contains(one.is().word()))
        .map(this::finding)
        .distinct()
        .toList();
  }

  private Finding finding(Asked one) {
    Diagnostic never =
        ImpossibleWords.elsewhere(
            one.is(),
            reached(one.kinds()),
            "whose kind is " + Words.oneOf(one.kinds()),
            one.place());
    return new Finding(never, List.of(one.effect().id()));
  }

  /** The zones to which cards of some kinds come. */
  private Set<String> reached(Set<String> kinds) {
    Set<String> reached = new TreeSet<>();
    kinds.forEach(kind -> reached.addAll(zones.get(kind)));
    return reached;
  }

  /**
   * The changes of cards that ask for a zone in play where their holder never lies, or for the only
   * one where it ever does.
   */
  List<Finding> held(Collection<Effect> effects, PartPlaces places) {
    if (catalog.extras().characters() != null) {
      return List.of();
    }
    return effects.stream()
        .filter(effect -> catalog.cards().containsKey(effect.owner()))
        .filter(effect -> effect.body() instanceof Body.Modify)
        .flatMap(effect -> held(effect, places).stream())
        .toList();
  }

  private Optional<Finding> held(Effect effect, PartPlaces places) {
    String zone = ((Body.Modify) effect.body()).zone();
    String kind = catalog.cards().get(effect.owner()).kind();
    List<String> inPlay =
        catalog.extras().bearers(kind).stream()
            .flatMap(holder -> catalog.inPlay(holder).stream())
            .distinct()
            .toList();
    if (!catalog.zones(true).contains(zone) || inPlay.isEmpty()) {
      return Optional.empty(); // Which is told of its zone, or of its card.
    }
    SourceLocation place = places.change(effect, "while in");
    Diagnostic told = null;
    if (!inPlay.contains(zone)) {
      String found = Words.quote(zone) + ", where no " + kind + " ever comes";
      told = Diagnostic.of(Code.NEVER_FIRES, place, found, Words.oneOf(inPlay));
    } else if (inPlay.size() == 1 && !attaching) {
      String found = Words.quote(zone) + ", the only zone in play where a " + kind + " ever is";
      String expected = "no zone, as it holds in play alone anyway";
      told = Diagnostic.of(Code.NO_CHANGE, place, found, expected);
    }
    return Optional.ofNullable(told).map(one -> new Finding(one, List.of(effect.id())));
  }

  /**
   * The findings: one for each zone and kinds, and one for each scope with a word that none has.
   *
   * @param game the file that declares the game
   */
  List<Finding> told(String game) {
    if (catalog.extras().characters() != null) {
      return List.of();
    }
    List<Finding> told = new ArrayList<>(attached(game));
    drawn.keySet().removeAll(reached(zones.keySet()));
    told.addAll(drawn.values());
    Set<Object> before = new HashSet<>();
    catalog
        .scopes()
        .forEach(
            (name, scope) -> {
              Set<String> kinds = kinds(scope);
              words(name, scope, kinds, game)
                  .or(() -> PrintedInVain.of(name, scope, catalog, game))
                  .ifPresent(told::add);
              boolean cards = zones.keySet().containsAll(kinds) && scope.attachedTo().isEmpty();
              if (cards && isEmpty(scope, kinds) && before.add(List.of(scope.zone(), kinds))) {
                told.add(finding(name, scope, kinds, game));
              }
            });
    return told;
  }

  /**
   * The scopes of what is attached to players, to whom nothing ever is; and, if no line attaches
   * cards, all scopes of attached cards: where the game says them, and where effects do.
   */
  private List<Finding> attached(String game) {
    List<Finding> all = new ArrayList<>();
    catalog
        .scopes()
        .forEach(
            (name, scope) -> {
              if (isOfPlayers(scope.attachedTo())) {
                all.add(attachedToPlayers(name, scope.attachedTo(), game));
              } else if (!attaching && !scope.attachedTo().isEmpty()) {
                all.add(unattached(name, "scopes", "/attached to", game));
              }
            });
    if (attaching) {
      return all;
    }
    catalog.extras().roles().entrySet().stream()
        .filter(role -> role.getValue().equals(DeclaredScopes.ATTACHED))
        .forEach(role -> all.add(unattached(role.getKey(), "roles", "", game)));
    catalog.actions().entrySet().stream()
        .filter(action -> action.getValue().scope().equals(DeclaredScopes.ATTACHED))
        .forEach(action -> all.add(unattached(action.getKey(), "actions", "/with", game)));
    all.addAll(attached);
    return all;
  }

  private boolean isOfPlayers(String name) {
    Scope scope = DeclaredScopes.named(catalog, name);
    return scope != null && scope.kinds().equals(List.of(DeclaredCatalog.PLAYER));
  }

  private static Finding attachedToPlayers(String name, String hosts, String game) {
    SourceLocation place = SourceLocation.pointer(game, "/scopes/" + name + "/attached to");
    String found = Words.quote(hosts) + ", and nothing is ever attached to a player";
    return Finding.of(Code.SCOPE_EMPTY, place, found, "a scope of cards", name);
  }

  private Optional<Finding> words(String name, Scope scope, Set<String> kinds, String game) {
    return new CarriedWords(catalog)
        .missing(kinds, scope.words())
        .map(none -> new Finding(missing(name, none, kinds, game), List.of(name)));
  }

  private static Diagnostic missing(
      String name, CarriedWords.Missing none, Set<String> kinds, String game) {
    StringBuilder cards = new StringBuilder(" of every card whose kind is " + Words.oneOf(kinds));
    none.before()
        .forEach(
            (property, word) -> cards.append(" and ").append(property).append(" ").append(word));
    boolean any = !none.others().isEmpty();
    String words = any ? Words.oneOf(none.others()) + ", the " : "no ";
    SourceLocation place =
        SourceLocation.pointer(game, "/scopes/" + name + "/words/" + none.property());
    return Diagnostic.about(Code.SCOPE_EMPTY, place, none.word(), words + none.property() + cards)
        .meaning(Words.nearest(none.word(), none.others()));
  }

  private Set<String> kinds(Scope scope) {
    return scope.kinds().isEmpty() ? zones.keySet() : new TreeSet<>(scope.kinds());
  }

  private boolean isEmpty(Scope scope, Set<String> kinds) {
    Collection<String> lying = scope.zone().isEmpty() ? catalog.zones(true) : List.of(scope.zone());
    return Collections.disjoint(lying, reached(kinds));
  }

  private Finding finding(String name, Scope scope, Set<String> kinds, String game) {
    String where = scope.zone().isEmpty() ? "play" : Words.quote(scope.zone());
    String which = scope.kinds().isEmpty() ? "card" : String.join(" or ", kinds);
    String field = scope.zone().isEmpty() ? "" : "/zone";
    SourceLocation place = SourceLocation.pointer(game, "/scopes/" + name + field);
    return Finding.of(
        Code.SCOPE_EMPTY,
        place,
        where + ", where no " + which + " ever comes",
        Words.oneOf(reached(kinds)) + ", or a line that brings one there",
        name);
  }
}
