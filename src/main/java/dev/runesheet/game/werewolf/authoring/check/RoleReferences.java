package dev.runesheet.game.werewolf.authoring.check;

import dev.runesheet.game.werewolf.authoring.check.RoleNames.Kind;
import dev.runesheet.game.werewolf.authoring.check.RoleNames.Use;
import dev.runesheet.game.werewolf.change.Feedback;
import dev.runesheet.game.werewolf.change.Messages;
import dev.runesheet.game.werewolf.role.WolfCatalog;
import dev.runesheet.game.werewolf.state.StandardAttribute;
import dev.runesheet.game.werewolf.word.AbilityFamily;
import dev.runesheet.game.werewolf.word.AttributeSort;
import dev.runesheet.game.werewolf.word.Investigated;
import dev.runesheet.game.werewolf.word.PollSort;
import dev.runesheet.game.werewolf.word.RoleGroup;
import dev.runesheet.language.roletext.ContainedAbilities;
import dev.runesheet.language.roletext.tree.Ability;
import dev.runesheet.language.roletext.tree.AbilityType;
import dev.runesheet.language.roletext.tree.AbilityTypes;
import dev.runesheet.language.roletext.tree.Action;
import dev.runesheet.language.roletext.tree.Condition;
import dev.runesheet.language.roletext.tree.Definition;
import dev.runesheet.language.roletext.tree.Operand;
import dev.runesheet.language.roletext.tree.Target;
import dev.runesheet.language.roletext.tree.Written;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Severity;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.spelling.NearestWord;
import dev.runesheet.spelling.Titled;
import dev.runesheet.spelling.Typo;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * The references in abilities: roles, groups, teams, polls, results of investigations, and
 * attributes, which need no definition but must come from somewhere.
 */
public final class RoleReferences {

  private final UnreadLines unread;
  private final Diagnostics findings;
  private final boolean whole;
  private final Map<Kind, Set<String>> known = new EnumMap<>(Kind.class);

  /** The answers that stand elsewhere, too. */
  private final Set<String> said = new TreeSet<>();

  /** The obstructions that answer in words of their own. */
  private final List<Ability.Obstructing> liars = new ArrayList<>();

  /**
   * The extra roles that no disguise shows, and the categories of nothing else: investigations find
   * the role of a player's own.
   */
  private final Map<Investigated, Set<String>> unseen =
      Map.of(Investigated.ROLE, new TreeSet<>(), Investigated.CATEGORY, new TreeSet<>());

  private RoleReferences(UnreadLines unread, Diagnostics findings, boolean whole) {
    this.unread = unread;
    this.findings = findings;
    this.whole = whole;
    Arrays.stream(Kind.values()).forEach(kind -> known.put(kind, new TreeSet<>()));
    known(Kind.TEAM).addAll(RoleGroup.teams());
    known(Kind.POLL).addAll(PollSort.types());
    known(Kind.ATTRIBUTE).addAll(StandardAttribute.words());
    known(Kind.CHANNEL).add(Messages.STORY);
    known(Kind.SORT).addAll(AttributeSort.sorts());
  }

  /**
   * Reports what some definitions name and none defines.
   *
   * @param unread the lines of their texts that were not understood
   */
  public static void check(List<Definition> definitions, UnreadLines unread, Diagnostics findings) {
    new RoleReferences(unread, findings, true).check(definitions);
  }

  /**
   * Reports names in definitions that belong to a whole which is not at hand: only those that are
   * nearly one of the names that are known, as notes.
   *
   * @param unread the lines of their texts that were not understood
   * @param catalog what is known besides; null for nothing
   * @param said the answers that stand elsewhere, too, and so are meant
   */
  public static void checkSome(
      List<Definition> definitions,
      UnreadLines unread,
      WolfCatalog catalog,
      Set<String> said,
      Diagnostics findings) {
    RoleReferences references = new RoleReferences(unread, findings, false);
    references.said.addAll(said);
    if (catalog != null) {
      references.known(Kind.ROLE).addAll(catalog.roles().keySet());
      Set<String> extra =
          catalog.roles().keySet().stream().filter(catalog::isExtra).collect(Collectors.toSet());
      references.unseen.get(Investigated.ROLE).addAll(extra);
      references.known(Kind.EXTRA_ROLE).addAll(extra);
      references.known(Kind.GROUP).addAll(catalog.groupNames());
      references.known(Kind.POLL).addAll(catalog.polls().keySet());
      references.known(Kind.POLL).addAll(catalog.groups().keySet());
      references.known(Kind.TEAM).addAll(catalog.teamNames());
      references.known(Kind.ATTRIBUTE).addAll(catalog.attributeNames());
    }
    references.check(definitions);
  }

  private Set<String> known(Kind kind) {
    return known.get(kind);
  }

  private void check(List<Definition> definitions) {
    List<RoleNames.Named> names = RoleNames.of(definitions);
    InventedNames invented = new InventedNames(known);
    names.stream()
        .filter(one -> one.use() != Use.ASKS)
        .forEach(one -> known(one.kind()).add(one.name()));
    for (RoleNames.Named one : names) {
      boolean told = one.kind() == Kind.SORT && findings.areAt(one.place());
      if (one.use() == Use.ASKS && !told) {
        known(one.name(), known(one.kind()), one.place(), one.kind() == Kind.SORT);
      }
    }
    invented.check(names, whole ? Severity.WARNING : Severity.NOTE, findings);
    hide(definitions);
    definitions.stream()
        .flatMap(ContainedAbilities::of)
        .filter(use -> use.ability() instanceof Ability.Obstructing)
        .forEach(use -> obstructed((Ability.Obstructing) use.ability(), use.written()));
    definitions.stream()
        .filter(one -> !unread.areIn(one))
        .flatMap(one -> one.abilities().stream())
        .filter(one -> one.action() instanceof Action.Complex)
        .forEach(one -> results((Action.Complex) one.action()));
    if (whole) {
      new UnusedDefinitions(definitions, names, unread).report(findings);
    }
  }

  /** Takes note of what no investigation shows; of categories where all roles are at hand. */
  private void hide(List<Definition> definitions) {
    Set<String> extra = unseen.get(Investigated.ROLE);
    definitions.stream()
        .filter(one -> one instanceof Definition.Role role && role.isExtra())
        .forEach(one -> extra.add(one.name()));
    definitions.stream()
        .flatMap(ContainedAbilities::of)
        .filter(use -> use.ability() instanceof Ability.Disguising)
        .map(use -> ((Ability.Disguising) use.ability()).role())
        .filter(Operand.Text.class::isInstance)
        .forEach(seen -> extra.remove(((Operand.Text) seen).text()));
    if (whole && definitions.stream().noneMatch(unread::areIn)) {
      Set<String> hidden = unseen.get(Investigated.CATEGORY);
      hidden.addAll(categories(definitions, extra::contains));
      hidden.removeAll(categories(definitions, name -> !extra.contains(name)));
    }
  }

  private static Set<String> categories(List<Definition> definitions, Predicate<String> names) {
    return definitions.stream()
        .filter(one -> names.test(one.name()) && one instanceof Definition.Role)
        .flatMap(one -> ((Definition.Role) one).header().stream())
        .map(header -> header.category().title())
        .collect(Collectors.toSet());
  }

  /** Checks the answer to what is obstructed: any will do, but a near miss is a slip. */
  private void obstructed(Ability.Obstructing one, Written written) {
    Set<String> answers = new TreeSet<>(said);
    answers.addAll(Set.of(Feedback.SUCCESS, Feedback.FAILURE));
    for (Investigated asked : Investigated.values()) {
      Optional<String> subtype = Optional.of(asked.title());
      if (one.abilities().includes(new AbilityType(AbilityFamily.INVESTIGATING, subtype))) {
        answers.addAll(answers(asked));
      }
    }
    one.feedback().ifPresent(any -> liars.add(one));
    one.feedback()
        .filter(answer -> !answers.contains(answer))
        .flatMap(
            answer ->
                Typo.meant(answer, answers)
                    .map(meant -> slip(answer, meant, written.behind("⇒|=>|→", answer))))
        .ifPresent(slip -> findings.add(slip.as(whole ? Severity.WARNING : Severity.NOTE)));
  }

  private static Diagnostic slip(String name, String meant, SourceLocation place) {
    return Diagnostic.about(Code.UNKNOWN_REFERENCE, place, name, "").meaning(meant);
  }

  private void results(Action.Complex complex) {
    for (Action.Branch branch : complex.evaluate()) {
      if (branch.when() instanceof Action.When.If when) {
        when.condition()
            .asked()
            .forEach(one -> results(one.is(), complex.process(), branch.written()));
      }
    }
  }

  private void results(Condition.Is is, List<Action.AbilityUse> process, Written line) {
    if (is.target() instanceof Target.Result result
        && is.value() instanceof Operand.Text said
        && result.number() <= process.size()) {
      Ability asked = process.get(result.number() - 1).ability();
      Set<String> answers = answers(asked);
      Set<String> lies = lies(asked);
      if (!answers.isEmpty() && !said.text().contains(", ")) {
        answers.addAll(lies);
        String before = "@Result" + result.number() + "\\s+is\\b";
        SourceLocation place = line.behind(before, said.text());
        known(said.text(), answers, place, !asksFor(asked, Investigated.ROLE));
        unseen.keySet().stream()
            .filter(sort -> asksFor(asked, sort) && unseen.get(sort).contains(said.text()))
            .filter(sort -> !lies.contains(said.text()))
            .forEach(sort -> unseen(sort, said.text(), place));
      }
    }
  }

  /** The results that an ability may have, but for what obstructions answer; empty for any. */
  private Set<String> answers(Ability ability) {
    if (ability instanceof Ability.Investigating asks) {
      return answers(asks.subtype());
    }
    boolean plain =
        ability instanceof Ability.AttributeInvestigating || ability instanceof Ability.Killing;
    return plain ? answers(Investigated.ATTRIBUTE) : Set.of();
  }

  /** The answers of obstructions of an ability, which are no results of its own. */
  private Set<String> lies(Ability ability) {
    Optional<AbilityType> type = AbilityTypes.of(ability);
    return liars.stream()
        .filter(one -> type.filter(one.abilities()::includes).isPresent())
        .map(one -> one.feedback().orElseThrow())
        .collect(Collectors.toSet());
  }

  private Set<String> answers(Investigated asked) {
    Set<String> answers = new TreeSet<>(Set.of(Feedback.FAILURE));
    switch (asked) {
      case ROLE -> answers.addAll(known(Kind.ROLE));
      case ALIGNMENT -> answers.addAll(known(Kind.TEAM));
      case CATEGORY -> answers.addAll(Titled.titles(Definition.RoleCategory.class));
      case ATTRIBUTE -> answers.add(Feedback.SUCCESS);
    }
    return answers;
  }

  private static boolean asksFor(Ability ability, Investigated sort) {
    return ability instanceof Ability.Investigating asks && asks.subtype() == sort;
  }

  private void unseen(Investigated sort, String said, SourceLocation place) {
    boolean role = sort == Investigated.ROLE;
    String what = role ? "the extra role " : "the category of extra roles ";
    String own = role ? "a role of a player's own" : "a category of players' own roles";
    String found = what + Words.quote(said) + " as a result";
    findings.error(Code.IMPOSSIBLE, place, found, own);
  }

  /**
   * Reports a name that is not known.
   *
   * @param few whether few names are not at hand, so that one that is near none is told, too
   */
  private void known(String name, Set<String> names, SourceLocation place, boolean few) {
    if (names.contains(name) || unread.mayName(name)) {
      return;
    } else if (whole) {
      findings.unknownWord(Code.UNKNOWN_REFERENCE, place, name, names);
      return;
    }
    Optional<Diagnostic> near = Typo.meant(name, names).map(meant -> slip(name, meant, place));
    if (near.isPresent() || few) {
      String expected = NearestWord.oneOf(names);
      Diagnostic other = Diagnostic.about(Code.UNKNOWN_REFERENCE, place, name, expected);
      findings.add(near.orElse(other).as(Severity.NOTE));
    }
  }
}
