package dev.runesheet.game.werewolf.authoring;

import dev.runesheet.game.werewolf.AttributeSort;
import dev.runesheet.game.werewolf.Feedback;
import dev.runesheet.game.werewolf.RoleType;
import dev.runesheet.game.werewolf.StandardAttribute;
import dev.runesheet.game.werewolf.WolfCatalog;
import dev.runesheet.game.werewolf.word.PollSort;
import dev.runesheet.language.roletext.ContainedAbilities;
import dev.runesheet.language.roletext.tree.Ability;
import dev.runesheet.language.roletext.tree.Action;
import dev.runesheet.language.roletext.tree.AttributeName;
import dev.runesheet.language.roletext.tree.Condition;
import dev.runesheet.language.roletext.tree.Definition;
import dev.runesheet.language.roletext.tree.Operand;
import dev.runesheet.language.roletext.tree.Parameters;
import dev.runesheet.language.roletext.tree.Restriction;
import dev.runesheet.language.roletext.tree.Target;
import dev.runesheet.language.roletext.tree.Titled;
import dev.runesheet.language.roletext.write.RoleTextWriter;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Severity;
import dev.runesheet.model.diagnostic.Words;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The references in abilities: roles, groups, teams, polls, results of investigations, and
 * attributes, which need no definition but must come from somewhere.
 */
final class RoleReferences {

  /** Players with an attribute, as a written ability names them. */
  private static final Pattern HAVING = Pattern.compile("@\\(([^()]+)\\)");

  /** Names shorter than this are near to too many. */
  private static final int SHORTEST = 4;

  private final Diagnostics findings;
  private final boolean whole;
  private final Set<String> roles = new TreeSet<>();
  private final Set<String> groups = new TreeSet<>();
  private final Set<String> teams = new TreeSet<>(RoleType.Group.teams());
  private final Set<String> polls = new TreeSet<>(PollSort.types());

  /** The feedback to those whose investigation is obstructed. */
  private final Set<String> feedback = new TreeSet<>();

  private final Set<String> attributes = new TreeSet<>(StandardAttribute.words());

  private RoleReferences(Diagnostics findings, boolean whole) {
    this.findings = findings;
    this.whole = whole;
  }

  /** Reports what some definitions name and none defines. */
  static void check(List<Definition> definitions, Diagnostics findings) {
    new RoleReferences(findings, true).check(definitions);
  }

  /**
   * Reports names in definitions that belong to a whole which is not at hand: only those that are
   * nearly one of the names that are known, as notes.
   *
   * @param catalog what is known besides; null for nothing
   */
  static void checkSome(List<Definition> definitions, WolfCatalog catalog, Diagnostics findings) {
    RoleReferences references = new RoleReferences(findings, false);
    if (catalog != null) {
      references.roles.addAll(catalog.roles().keySet());
      references.groups.addAll(catalog.groups().keySet());
      references.polls.addAll(catalog.polls().keySet());
      references.polls.addAll(catalog.groups().keySet());
      references.teams.addAll(catalog.teams().keySet());
      references.attributes.addAll(catalog.attributes().keySet());
    }
    references.check(definitions);
  }

  private void check(List<Definition> definitions) {
    definitions.forEach(this::define);
    definitions.forEach(one -> ContainedAbilities.of(one).forEach(this::look));
    definitions.stream()
        .flatMap(one -> one.abilities().stream())
        .filter(one -> one.action() instanceof Action.Complex)
        .forEach(one -> results((Action.Complex) one.action()));
  }

  private void results(Action.Complex complex) {
    for (Action.Branch branch : complex.evaluate()) {
      if (branch.when() instanceof Action.When.If when) {
        results(when.condition(), complex.process(), branch.place());
      }
    }
  }

  private void results(Condition condition, List<Action.AbilityUse> process, SourceLocation place) {
    if (condition instanceof Condition.Not not) {
      results(not.condition(), process, place);
    } else if (condition instanceof Condition.And both) {
      results(both.first(), process, place);
      results(both.second(), process, place);
    } else if (condition instanceof Condition.Or either) {
      results(either.first(), process, place);
      results(either.second(), process, place);
    } else if (condition instanceof Condition.Is is
        && is.target() instanceof Target.Result result
        && is.value() instanceof Operand.Text said
        && result.number() <= process.size()) {
      Set<String> answers = answers(process.get(result.number() - 1).ability());
      if (!answers.isEmpty() && !said.text().contains(", ")) {
        answers.addAll(feedback);
        known(said.text(), answers, place);
      }
    }
  }

  /** The results that an ability may have, but for what obstructions answer; empty for any. */
  private Set<String> answers(Ability ability) {
    Set<String> answers = new TreeSet<>();
    if (ability instanceof Ability.Investigating asks) {
      answers.add(Feedback.FAILURE);
      switch (asks.subtype()) {
        case ROLE -> answers.addAll(roles);
        case ALIGNMENT -> answers.addAll(teams);
        default -> answers.addAll(Titled.words(Definition.RoleCategory.class));
      }
    } else if (ability instanceof Ability.AttributeInvestigating
        || ability instanceof Ability.Killing) {
      answers.addAll(Set.of(Feedback.SUCCESS, Feedback.FAILURE));
    }
    return answers;
  }

  private void define(Definition one) {
    if (one instanceof Definition.Role role) {
      roles.add(role.name());
      role.header()
          .map(Definition.Header::team)
          .filter(team -> !team.isEmpty())
          .ifPresent(teams::add);
    } else if (one instanceof Definition.Group) {
      groups.add(one.name());
    } else if (one instanceof Definition.Team) {
      teams.add(one.name());
    } else if (one instanceof Definition.Poll) {
      polls.add(one.name());
    } else if (one instanceof Definition.Attribute) {
      attributes.add(one.name());
    }
    ContainedAbilities.of(one)
        .filter(use -> use.ability() instanceof Ability.Applying)
        .forEach(use -> attributes.add(((Ability.Applying) use.ability()).attribute().name()));
    ContainedAbilities.of(one)
        .filter(use -> use.ability() instanceof Ability.Obstructing)
        .forEach(use -> ((Ability.Obstructing) use.ability()).feedback().ifPresent(feedback::add));
  }

  private void look(Action.AbilityUse use) {
    SourceLocation place = use.place();
    named(use.ability(), place);
    Matcher having = HAVING.matcher(RoleTextWriter.write(use));
    while (having.find()) {
      attribute(AttributeName.of(having.group(1)), place);
    }
    limits(use.parameters(), place);
  }

  private void limits(Parameters parameters, SourceLocation place) {
    for (Restriction one : parameters.restrictions()) {
      if (one instanceof Restriction.Attribute attribute) {
        attribute(attribute.attribute(), place);
      }
    }
  }

  private void named(Ability ability, SourceLocation place) {
    if (ability instanceof Ability.Granting one) {
      known(one.extraRole(), roles, place);
    } else if (ability instanceof Ability.Disguising one) {
      role(one.role(), place);
    } else if (ability instanceof Ability.Joining one) {
      known(one.group(), groups, place);
    } else if (ability instanceof Ability.Loyalty one) {
      boolean group = one.subtype() == Ability.Loyalty.Subtype.GROUP;
      known(one.name(), group ? groups : teams, place);
    } else if (ability instanceof Ability.PollManipulating one) {
      known(one.poll(), polls, place);
    } else if (ability instanceof Ability.CandidateManipulating one) {
      known(one.poll(), polls, place);
    } else if (ability instanceof Ability.AttributeInvestigating one) {
      attribute(one.attribute(), place);
    } else if (ability instanceof Ability.Removing one) {
      attribute(one.attribute(), place);
    }
  }

  private void role(Operand role, SourceLocation place) {
    if (!(role instanceof Target)) {
      known(((Operand.Text) role).text(), roles, place);
    }
  }

  private void attribute(AttributeName attribute, SourceLocation place) {
    boolean own = attribute.qualifier().matches("@?Self");
    switch (AttributeSort.of(attribute.qualifier().isEmpty() || own ? "" : attribute.name())) {
      case MEMBERSHIP -> known(attribute.qualifier(), groups, place);
      case ROLE -> known(attribute.qualifier(), roles, place);
      case PLAIN -> known(attribute.name(), attributes, place);
      case CUSTOM -> known(attribute.qualifier(), attributes, place);
    }
  }

  private void known(String name, Set<String> names, SourceLocation place) {
    if (names.contains(name)) {
      return;
    } else if (whole) {
      findings.unknownWord(Code.UNKNOWN_REFERENCE, place, name, names);
      return;
    }
    String nearest = Words.nearest(name, names);
    if (nearest != null && name.length() >= SHORTEST) {
      findings.add(
          new Diagnostic(
              Code.UNKNOWN_REFERENCE,
              Severity.NOTE,
              place,
              "",
              Words.quote(name),
              "",
              "did you mean '" + nearest + "'?"));
    }
  }
}
