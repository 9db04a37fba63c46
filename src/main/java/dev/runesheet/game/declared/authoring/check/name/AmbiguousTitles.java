package dev.runesheet.game.declared.authoring.check.name;

import dev.runesheet.game.declared.authoring.declaration.Declaration;
import dev.runesheet.game.declared.authoring.declaration.DeclaredNames;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.language.formula.FormulaNames;
import dev.runesheet.model.Noun;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.word.Property;
import dev.runesheet.word.WordList;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The check that sentences do not call two things of one sort alike. */
final class AmbiguousTitles {

  /** The properties that all cards have. */
  private static final List<String> PROPERTIES =
      List.of(Property.NAME, Property.OWNER, Property.ZONE);

  private final Declaration declared;
  private final DeclaredNames names;
  private final Diagnostics findings;
  private final Set<SourceLocation> told = new HashSet<>();

  AmbiguousTitles(Declaration declared, DeclaredNames names, Diagnostics findings) {
    this.declared = declared;
    this.names = names;
    this.findings = findings;
  }

  /**
   * Checks zones, titles and scopes.
   *
   * @param titles the place of the titles
   */
  void check(SourceLocation titles) {
    zones();
    titles(titles);
    scopes();
  }

  private void zones() {
    Map<String, String> called = new LinkedHashMap<>();
    declared
        .zones()
        .forEach((name, zone) -> zone.called().ifPresent(noun -> called.put(name, noun)));
    Map<String, SourceLocation> places = new HashMap<>();
    declared.zones().forEach((name, zone) -> places.put(name, zone.place().field("called")));
    apart("zone", declared.zones().keySet(), called, places);
  }

  private void titles(SourceLocation titles) {
    Map<String, SourceLocation> places = new HashMap<>();
    declared.titles().keySet().forEach(name -> places.put(name, titles.field(name)));
    apart("kind", declared.kinds().keySet(), declared.titles(), places);
    declared.kinds().keySet().forEach(kind -> apart("", had(kind), declared.titles(), places));
    declared.words().values().forEach(words -> apart("word", words, declared.titles(), places));
    Set<String> roles = new LinkedHashSet<>(FormulaNames.ROLES);
    roles.addAll(declared.roles().keySet());
    apart("role", roles, declared.titles(), places);
    apart("event", declared.events(), declared.titles(), places);
  }

  /** The names of what sentences say that a kind has: numbers and, of cards, properties. */
  private Set<String> had(String kind) {
    Set<String> had = new LinkedHashSet<>(declared.kinds().get(kind).keySet());
    if (DeclaredCatalog.isOfCards(kind)) {
      had.addAll(declared.words().keySet());
      had.addAll(PROPERTIES);
    }
    return had;
  }

  /**
   * Checks that no name is said as another one is said or written.
   *
   * @param sort what they are; empty if names say it, as those of numbers
   * @param said how some of them are said
   */
  private void apart(
      String sort,
      Collection<String> all,
      Map<String, String> said,
      Map<String, SourceLocation> places) {
    Map<String, String> first = new HashMap<>();
    all.forEach(name -> first.put(folded(name), name));
    for (String name : all) {
      String word = said.getOrDefault(name, "");
      if (word.isBlank()) {
        continue;
      }
      String other = first.putIfAbsent(folded(word), name);
      if (other != null && !other.equals(name)) {
        tell(places.get(name), word, (sort + " " + Words.quote(other)).strip());
      }
    }
  }

  private void scopes() {
    Map<String, String> first = new HashMap<>();
    for (String scope : names.of(WordList.SCOPE)) {
      if (!declared.scopes().containsKey(scope)) {
        first.putIfAbsent(folded(spoken(scope)), scope);
      }
    }
    // Who says nothing of it is called by his name, and others are to be called otherwise.
    List<String> plain = new ArrayList<>();
    List<String> called = new ArrayList<>();
    declared.scopes().forEach((name, one) -> (one.called().isEmpty() ? plain : called).add(name));
    plain.forEach(name -> apart(name, first));
    called.forEach(name -> apart(name, first));
    called.forEach(this::ofItsKind);
  }

  private void apart(String scope, Map<String, String> first) {
    String spoken = spoken(scope);
    String other = first.putIfAbsent(folded(spoken), scope);
    if (other != null && !alike(declared.scopes().get(scope), declared.scopes().get(other))) {
      tell(place(scope), spoken, "scope " + Words.quote(other));
    }
  }

  /** True if two scopes hold the same, and may be called the same. */
  private boolean alike(Declaration.ScopeLine one, Declaration.ScopeLine other) {
    return other != null && bare(one).equals(bare(other));
  }

  /** A scope without its words, equal for scopes that hold the same. */
  private Declaration.ScopeLine bare(Declaration.ScopeLine of) {
    return new Declaration.ScopeLine(
        declared.kindsOf(of).isEmpty() ? names.of("kind of card") : declared.kindsOf(of),
        of.zone().filter(zone -> !isOnlyOneInPlay(zone)),
        of.whose(),
        of.others(),
        of.sameZone(),
        of.words(),
        of.printed(),
        of.now(),
        of.attachedTo(),
        of.most(),
        Optional.empty(),
        SourceLocation.NONE);
  }

  private boolean isOnlyOneInPlay(String zone) {
    return declared.zones().entrySet().stream()
        .allMatch(one -> one.getValue().inPlay() == one.getKey().equals(zone));
  }

  /** Checks that what is called as the cards of a kind has these alone. */
  private void ofItsKind(String scope) {
    Declaration.ScopeLine line = declared.scopes().get(scope);
    String one = names.phrasing().called(line.called().orElseThrow()).one();
    declared.kinds().keySet().stream()
        .filter(kind -> folded(declared.titles().getOrDefault(kind, kind)).equals(folded(one)))
        .filter(kind -> !line.kinds().equals(List.of(kind)))
        .findFirst()
        .ifPresent(
            kind -> {
              String entities = "entities of kind " + Words.quote(kind);
              tell(place(scope), line.called().get(), entities);
            });
  }

  private SourceLocation place(String scope) {
    Declaration.ScopeLine line = declared.scopes().get(scope);
    return line.called().isEmpty() ? line.place() : line.place().field("called");
  }

  /** The entities of a scope in words: {@code your units}. */
  private String spoken(String scope) {
    Noun noun = names.phrasing().group(scope);
    return ((noun.owned() ? "your " : "") + noun.many() + " " + noun.where()).strip();
  }

  private void tell(SourceLocation place, String word, String other) {
    if (told.add(place)) {
      findings.error(
          Code.DECLARATION,
          place,
          Words.quote(word) + ", which is said of " + other + ", too",
          "words that say which it is");
    }
  }

  private static String folded(String word) {
    return word.toLowerCase(Locale.ROOT);
  }
}
