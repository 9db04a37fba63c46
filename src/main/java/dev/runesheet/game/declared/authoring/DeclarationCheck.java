package dev.runesheet.game.declared.authoring;

import dev.runesheet.engine.verb.Eliminate;
import dev.runesheet.game.declared.authoring.check.AddendCheck;
import dev.runesheet.game.declared.authoring.check.CycleCheck;
import dev.runesheet.game.declared.authoring.check.ModifierCheck;
import dev.runesheet.game.declared.authoring.check.OwnNumbersCheck;
import dev.runesheet.game.declared.authoring.check.PresenceCheck;
import dev.runesheet.game.declared.authoring.check.ScopesCheck;
import dev.runesheet.game.declared.authoring.check.common.CommonZones;
import dev.runesheet.game.declared.authoring.check.name.CardNames;
import dev.runesheet.game.declared.authoring.check.name.TitleCheck;
import dev.runesheet.game.declared.authoring.declaration.Declaration;
import dev.runesheet.game.declared.authoring.declaration.DeclaredNames;
import dev.runesheet.game.declared.authoring.declaration.EffectLine;
import dev.runesheet.game.declared.authoring.declaration.NumberLine;
import dev.runesheet.game.declared.authoring.phases.PhaseOrder;
import dev.runesheet.game.declared.catalog.CountedNumbers;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.state.DeclaredScopes;
import dev.runesheet.language.formula.FormulaNames;
import dev.runesheet.model.Numerals;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Subject;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.model.place.Place;
import dev.runesheet.schema.Inline;
import dev.runesheet.word.WordList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.IntStream;

/** The checks across the entries of a declaration. */
record DeclarationCheck(Declaration declared, DeclaredNames names, Diagnostics findings) {

  /** Checks kinds, scopes and phases. */
  void game(SourceLocation file) {
    boolean allKinds = !findings.areAt(file.fieldOfFile("kinds"));
    if (allKinds && !declared.kinds().containsKey(DeclaredCatalog.PLAYER)) {
      findings.error(
          Code.MISSING_FIELD, file.fieldOfFile("kinds"), "", "the field 'player' with its numbers");
    }
    declared
        .kinds()
        .forEach((kind, stats) -> stats.keySet().forEach(stat -> own(kind, stat, file)));
    playing(file.fieldOfFile("kinds"));
    OwnNumbersCheck.check(declared, findings);
    TitleCheck.check(declared, names, file, findings);
    ScopesCheck.check(declared, names, findings);
    declared.words().keySet().forEach(property -> property(property, file));
    used(file);
    CommonZones.check(declared, file, findings);
    ofPositions().check(declared, file);
    new FormulaCheck(names, file, findings).check(declared);
    circles(file);
    AddendCheck.check(declared, file.fieldOfFile("sums"), findings);
    ModifierCheck.check(declared, findings);
    apart(file);
    changes(declared.rules());
    changes(declared.playerRules());
    declared.statuses().values().forEach(this::conditions);
    declared.actions().values().forEach(this::doneWith);
    declared.actions().values().forEach(this::doing);
    declared
        .scopes()
        .values()
        .forEach(scope -> words(scope.words(), word -> scope.place().field("words/" + word)));
    PhaseOrder.check(declared.phases(), findings::add);
    named(declared.rules());
    named(declared.playerRules());
    for (Declaration.PhaseLine phase : declared.phases()) {
      if (!findings.areAt(phase.place())) { // Otherwise it is not known what it offers.
        ending(phase);
      }
    }
  }

  /** Checks that a phase ends for who can do nothing, and only says so if it otherwise need not. */
  private void ending(Declaration.PhaseLine phase) {
    boolean asks = !phase.actions().isEmpty() || phase.abilities();
    boolean end = phase.actions().stream().anyMatch(action -> ends(action, phase));
    if (!end && phase.actions().stream().anyMatch(this::isUnread)) {
      return;
    }
    if (asks && !end && !phase.passes()) {
      findings.error(
          Code.DECLARATION,
          phase.place(),
          "phase '" + phase.phase() + "' in which a player may have no legal action",
          "an action without 'with' and 'if' that ends the phase, or 'passes: true'");
    }
    passing(phase, asks, end);
  }

  /** Warns of a phase that need not end for who can do nothing, since there is nobody such. */
  private void passing(Declaration.PhaseLine phase, boolean asks, boolean end) {
    if (phase.passes() && (end || !asks)) {
      findings.error(
          Code.NO_CHANGE,
          phase.place().field("passes"),
          "'passes' of a phase in which "
              + (asks ? "everybody has an action" : "nobody does anything"),
          "no 'passes'");
    }
  }

  /** Checks that an action that is done on something is done with something. */
  private void doneWith(Declaration.ActionLine action) {
    boolean read = !findings.isWrong(action.place(), "with");
    if (read && action.on().isPresent() && action.scope().isEmpty()) {
      findings.error(
          Code.DECLARATION,
          action.place().field("on"),
          "'on' of an action without 'with'",
          "'with' beside it, or instead of it");
    }
  }

  /** Warns of an action that changes nothing and ends nothing: players could do it for ever. */
  private void doing(Declaration.ActionLine action) {
    boolean read =
        !findings.isWrong(action.place(), "then") && !findings.isWrong(action.place(), "ends");
    if (read && isIdle(action)) {
      String expected = "lines behind 'then', or 'ends: true' if it ends the phase";
      findings.error(
          Code.NO_CHANGE, action.place(), "an action without 'then' and 'ends'", expected);
    }
  }

  private static boolean isIdle(Declaration.ActionLine action) {
    return action.then().isEmpty() && !action.ends();
  }

  /** Checks that scopes are no others than those that there are anyway, and that actions count. */
  private void used(SourceLocation file) {
    Set<String> there = new LinkedHashSet<>(DeclaredNames.GIVEN_SCOPES);
    declared
        .zones()
        .forEach(
            (name, zone) -> {
              there.addAll(DeclaredScopes.ofZone(name, zone.common()));
              there.addAll(DeclaredScopes.ofZone(name, false)); // As verbs ask for it.
            });
    declared.scopes().keySet().stream()
        .filter(there::contains)
        .forEach(scope -> given("scope", scope, file.fieldOfFile("scopes").field(scope)));
    Set<String> offered = new LinkedHashSet<>();
    declared.phases().forEach(phase -> offered.addAll(phase.actions()));
    boolean allRead = !findings.hasErrors();
    declared.actions().keySet().stream()
        .filter(action -> allRead && !offered.contains(action))
        .filter(action -> !isIdle(declared.actions().get(action))) // Told as such.
        .forEach(
            action ->
                findings.add(
                    Diagnostic.about(
                        Code.UNUSED,
                        file.fieldOfFile("actions").field(action),
                        "action",
                        action,
                        "a phase that offers it")));
  }

  private PositionFormulas ofPositions() {
    return new PositionFormulas(names, findings);
  }

  /** Checks that players are in the game when it begins: who is out has no turn. */
  private void playing(SourceLocation kinds) {
    NumberLine line =
        declared.kinds().getOrDefault(DeclaredCatalog.PLAYER, Map.of()).get(Eliminate.OUT);
    double out = line == null ? 0 : line.begins();
    if (out != 0) {
      findings.error(
          Code.OUT_OF_RANGE,
          kinds.field(DeclaredCatalog.PLAYER).field(Eliminate.OUT),
          Numerals.plain(out),
          "0, as who is out has no turn");
    }
  }

  /** Checks that a number's name is nothing else where cards or scenarios say it. */
  private void own(String kind, String stat, SourceLocation file) {
    boolean zone = kind.equals(DeclaredCatalog.PLAYER) && declared.zones().containsKey(stat);
    String other = zone ? "a zone" : field(stat);
    if (!other.isEmpty()) {
      findings.error(
          Code.DECLARATION,
          file.fieldOfFile("kinds").field(kind).field(stat),
          "number '" + stat + "', which is " + other + ", too",
          "a name of its own");
    }
  }

  /** Checks that a property is no number, which cards would say with the same field. */
  private void property(String name, SourceLocation file) {
    if (names.of(WordList.STAT).contains(name)) {
      findings.error(
          Code.DECLARATION,
          file.fieldOfFile("words").field(name),
          "property '" + name + "', which is a number, too",
          "a name of its own");
    }
  }

  private static String field(String stat) {
    boolean taken =
        Arrays.stream(Declaration.CardLine.class.getRecordComponents())
            .filter(component -> !component.isAnnotationPresent(Inline.class))
            .anyMatch(component -> component.getName().equals(stat));
    return taken ? "a field of cards" : "";
  }

  /** Checks that each value of a property is one of its words. */
  private void words(Map<String, String> said, Function<String, SourceLocation> place) {
    said.forEach(
        (property, word) -> {
          List<String> known = declared.words().getOrDefault(property, List.of());
          if (!known.isEmpty() && !names.wordsOf(property).contains(word)) {
            findings.unknownWord(Code.UNKNOWN_REFERENCE, place.apply(property), word, known);
          }
        });
  }

  /** True for an action that is told to be wrong itself: whether it ends the phase is not known. */
  private boolean isUnread(String name) {
    Place action = new Place.Pointer("/actions/" + name);
    return !declared.actions().containsKey(name)
        || findings.all().stream().anyMatch(one -> one.location().place().isBelow(action));
  }

  /** True if who acts can always end a phase by an action. */
  private boolean ends(String name, Declaration.PhaseLine phase) {
    Declaration.ActionLine action = declared.actions().get(name);
    return !isUnread(name)
        && action.ends()
        && action.scope().isEmpty()
        && action.test().isEmpty()
        && !(action.once() && isOfEarlier(name, phase));
  }

  /** True of an action that a phase earlier in the turn has, too: done once, it is gone. */
  private boolean isOfEarlier(String action, Declaration.PhaseLine phase) {
    return declared.phases().stream()
        .takeWhile(one -> one != phase)
        .anyMatch(one -> one.actions().contains(action));
  }

  /** Checks that cards have no number that their kinds have not, and only words that there are. */
  void cards(Declaration.Cards cards) {
    for (Declaration.CardLine card : cards.cards().values()) {
      if (!declared.kinds().containsKey(card.kind())) {
        continue; // That its kind cannot be called so was found at the kind.
      }
      Set<String> stats = names.numbersOf(card.kind());
      card.stats().keySet().stream()
          .filter(stat -> !stats.contains(stat))
          .forEach(
              stat -> {
                if (stats.isEmpty()) {
                  String expected = "no number, as " + Words.quote(card.kind()) + " has none";
                  findings.errorAbout(Code.UNKNOWN_STAT, card.places().of(stat), stat, expected);
                } else {
                  findings.unknownWord(Code.UNKNOWN_STAT, card.places().of(stat), stat, stats);
                }
              });
      words(card.words(), card.places()::of);
      counted(card);
      changes(card.effects());
      named(card.effects());
      card.effects().forEach(this::usable);
      card.effects().forEach(this::ofItsKind);
    }
    CardNames.check(cards.cards(), declared.sharedNames(), findings);
  }

  /** Checks that what a card counts in when it is attached is a number of some kind. */
  private void counted(Declaration.CardLine card) {
    String property = declared.counts().get(card.kind());
    if (property == null) {
      return;
    }
    String word = card.words().get(property);
    String stat = CountedNumbers.name(word, card.kind());
    if (word == null) {
      findings.error(
          Code.MISSING_FIELD,
          card.places().of("kind"),
          "no " + property,
          property + ", which says in what number it counts where it is attached");
    } else if (!names.of(WordList.STAT).contains(stat)
        && !findings.areAt(card.places().of(property))) {
      String found = Words.quote(stat) + ", in which it counts where it is attached";
      String expected = "a word whose number some kind has";
      findings.add(
          Diagnostic.of(Code.UNKNOWN_STAT, card.places().of(property), found, expected)
              .about(Subject.implied(stat)));
    }
  }

  /**
   * Checks that changes say by how much, and not until when: only a status is given its amount when
   * it is granted, and ends while it is in play.
   */
  private void changes(List<EffectLine> effects) {
    for (EffectLine effect : effects) {
      effect.until().ifPresent(this::unending);
      if (effect instanceof EffectLine.Change change && change.by().isEmpty()) {
        if (!findings.isWrong(change.place(), "by")) {
          findings.error(Code.MISSING_FIELD, change.place(), "", "the field 'by'");
        }
      }
      conditions(effect);
    }
  }

  private void unending(EffectLine.Until end) {
    findings.error(
        Code.DECLARATION,
        end.place(),
        "'until' of an effect that is no status",
        "a status with it, which a line such as 'grant' gives");
  }

  /** Checks that a phase offers an ability; those of a kind may be used by lines instead. */
  private void usable(EffectLine effect) {
    boolean offered =
        declared.phases().stream()
            .anyMatch(one -> one.abilities() || findings.isWrong(one.place(), "abilities"));
    if (effect instanceof EffectLine.Ability ability
        && ability.kind().isEmpty()
        && !offered
        && !findings.isWrong(ability.place(), "kind")) {
      String expected = "a phase with 'abilities: true'";
      findings.add(
          Diagnostic.about(Code.UNUSED, ability.place(), "ability", ability.ability(), expected));
    }
  }

  /** Checks that an ability does something, and has only numbers that its kind has. */
  private void ofItsKind(EffectLine effect) {
    if (!(effect instanceof EffectLine.Ability ability)) {
      return;
    }
    Optional<Declaration.AbilityKindLine> kind =
        ability.kind().map(name -> declared.abilityKinds().get(name));
    boolean unread =
        ability.kind().isPresent() ? kind.isEmpty() : findings.isWrong(ability.place(), "kind");
    if (unread) {
      return; // It is told, and what its kind has is not known.
    }
    boolean told = findings.areAt(ability.place()); // Effects with a mistake become no lines.
    boolean usual =
        kind.map(one -> !one.usual().isEmpty() || findings.isWrong(one.place(), "usual"))
            .orElse(false);
    if (ability.then().isEmpty() && !usual && !told) {
      findings.error(
          Code.MISSING_FIELD,
          ability.place(),
          "",
          kind.isEmpty()
              ? "the field 'then'"
              : "the field 'then', or what its kind usually does under 'usual'");
    }
    Set<String> numbers = kind.map(one -> one.numbers().keySet()).orElse(Set.of());
    for (String number : ability.numbers().keySet()) {
      boolean wrong =
          kind.map(one -> findings.areAt(one.place().field("numbers").field(number))).orElse(false);
      if (!numbers.contains(number) && !wrong) {
        SourceLocation place = ability.place().field("numbers").field(number);
        findings.unknownWord(Code.UNKNOWN_REFERENCE, place, number, numbers);
      }
    }
  }

  /** Checks statuses that cards bring besides those of the game. */
  void brought(Map<String, EffectLine> statuses) {
    statuses.forEach(
        (name, status) -> {
          if (!declared.statuses().containsKey(name)) {
            conditions(status);
          }
        });
  }

  private void conditions(EffectLine effect) {
    asked(effect);
    new PresenceCheck(findings).check(effect);
  }

  /** Checks that a condition of a change is asked: only calculations know whom it is about. */
  private void asked(EffectLine effect) {
    if (!(effect instanceof EffectLine.Change change) || change.test().isEmpty()) {
      return;
    }
    ofPositions().test(change.test(), change.place().field("if"));
    Set<String> asking = new TreeSet<>();
    declared
        .calculations()
        .values()
        .forEach(one -> one.parts().forEach(part -> part.modifiers().ifPresent(asking::add)));
    if (!asking.contains(change.changes())) {
      findings.error(
          Code.NEVER_FIRES,
          change.place().field("if"),
          "a condition of " + Words.quote(change.changes()) + ", which no calculation asks for",
          "no condition, but a declared scope with 'kinds', 'words' or 'printed' under 'of', "
              + (asking.isEmpty() ? "" : "a change of " + Words.oneOf(asking) + ", ")
              + "or a rule that changes the number itself");
    }
  }

  /** Checks that scopes are not attached to themselves, and that no sum counts itself. */
  private void circles(SourceLocation file) {
    Map<String, List<String>> hosts = new LinkedHashMap<>();
    declared
        .scopes()
        .forEach((name, scope) -> hosts.put(name, scope.attachedTo().stream().toList()));
    CycleCheck.check(
        hosts, name -> file.fieldOfFile("scopes").field(name).field("attached to"), findings);
    CycleCheck.check(declared.sums(), name -> file.fieldOfFile("sums").field(name), findings);
  }

  /** Checks that roles and events are no others than those that there are anyway. */
  private void apart(SourceLocation file) {
    declared.roles().keySet().stream()
        .filter(FormulaNames.ROLES::contains)
        .forEach(role -> given("role", role, file.fieldOfFile("roles").field(role)));
    Set<String> ofPhases = new HashSet<>();
    declared.phases().forEach(phase -> phase.event().ifPresent(ofPhases::add));
    List<String> events = declared.events();
    IntStream.range(0, events.size())
        .filter(i -> names.isGiven(events.get(i)) || ofPhases.contains(events.get(i)))
        .forEach(i -> given("event", events.get(i), file.fieldOfFile("events").field("" + i)));
  }

  /** Checks that effects of one owner have names of their own: their ids are made of them. */
  private void named(List<EffectLine> effects) {
    Map<String, EffectLine> named = new LinkedHashMap<>();
    for (EffectLine effect : effects) {
      String name = effect.name().orElse("");
      EffectLine other = name.isEmpty() ? null : named.putIfAbsent(name, effect);
      // Entries that are repeated for the words of a list stand at one place.
      if (other != null && !other.place().equals(effect.place())) {
        String expected = "a name that no other of these effects has";
        findings.errorAbout(Code.DUPLICATE, effect.place().field("name"), name, expected);
      }
    }
  }

  private void given(String what, String name, SourceLocation place) {
    String found = what + " " + Words.quote(name) + ", which there is without saying so";
    findings.error(Code.DECLARATION, place, found, "a name of its own");
  }
}
