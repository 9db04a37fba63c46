package dev.runesheet.game.werewolf.authoring.check;

import dev.runesheet.game.werewolf.word.AttributeSort;
import dev.runesheet.game.werewolf.word.ExtraRoleChange;
import dev.runesheet.game.werewolf.word.LoyaltySort;
import dev.runesheet.language.roletext.ContainedAbilities;
import dev.runesheet.language.roletext.tree.Ability;
import dev.runesheet.language.roletext.tree.Action;
import dev.runesheet.language.roletext.tree.AttributeName;
import dev.runesheet.language.roletext.tree.ClauseKind;
import dev.runesheet.language.roletext.tree.Definition;
import dev.runesheet.language.roletext.tree.Operand;
import dev.runesheet.language.roletext.tree.Restriction;
import dev.runesheet.language.roletext.tree.Target;
import dev.runesheet.language.roletext.tree.Written;
import dev.runesheet.language.roletext.write.RoleTextWriter;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.spelling.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The names of roles, groups, teams, polls, attributes and channels in a definition, in order. */
public final class RoleNames {

  /** Players with an attribute, as a written ability names them. */
  private static final Pattern HAVING = Pattern.compile("@\\(([^()]+)\\)");

  private static final String BEFORE_PLAYERS = "@[(\\[]";

  private static final String VERB = "^\\S+";

  private final List<Named> all = new ArrayList<>();

  private RoleNames() {}

  /** The things that have names. */
  public enum Kind implements Word {
    ROLE,
    /** A role that somebody may have besides his own: an extra role, or one that is granted. */
    EXTRA_ROLE,
    GROUP,
    TEAM,
    POLL,
    ATTRIBUTE,
    CHANNEL,
    /** The word before a colon that says what the name behind it is. */
    SORT
  }

  /** The part that a place has in what a name means. */
  enum Use {
    /** Says what has the name. */
    DEFINES,
    /** Brings what has the name, which needs no definition. */
    BRINGS,
    /** Refers to what has the name. */
    ASKS
  }

  /** A name at a place. */
  public record Named(Kind kind, String name, SourceLocation place, Use use) {}

  /** The names in definitions. */
  public static List<Named> of(List<Definition> definitions) {
    RoleNames names = new RoleNames();
    definitions.forEach(names::define);
    definitions.forEach(one -> ContainedAbilities.of(one).forEach(names::look));
    return names.all;
  }

  private void add(Kind kind, String name, SourceLocation place, Use use) {
    all.add(new Named(kind, name, place, use));
  }

  private void define(Definition one) {
    if (one instanceof Definition.Role role) {
      add(Kind.ROLE, role.name(), role.place(), Use.DEFINES);
      if (role.isExtra()) {
        add(Kind.EXTRA_ROLE, role.name(), role.place(), Use.DEFINES);
      }
      role.header()
          .map(Definition.Header::team)
          .filter(team -> !team.isEmpty())
          .ifPresent(team -> add(Kind.TEAM, team, role.place(), Use.BRINGS));
    } else if (one instanceof Definition.Group group) {
      add(Kind.GROUP, group.name(), group.place(), Use.DEFINES);
      add(Kind.TEAM, group.team(), group.place(), Use.BRINGS);
    } else if (one.sort() == Definition.Sort.TEAM) {
      Written line = one.line(ClauseKind.WIN_CONDITION);
      add(Kind.TEAM, one.name(), one.place(), Use.DEFINES);
      one.values(ClauseKind.WIN_CONDITION).forEach(with -> winner(with, line));
    } else if (one.sort() == Definition.Sort.POLL) {
      add(Kind.POLL, one.name(), one.place(), Use.DEFINES);
    } else if (one.sort() == Definition.Sort.ATTRIBUTE) {
      add(Kind.ATTRIBUTE, one.name(), one.place(), Use.DEFINES);
    }
  }

  private void winner(Operand with, Written condition) {
    if (with instanceof Target.Having having) {
      attribute(having.attribute(), condition, BEFORE_PLAYERS);
    }
  }

  private void look(Action.AbilityUse use) {
    Written written = use.written();
    named(use.ability(), written);
    Matcher having = HAVING.matcher(RoleTextWriter.write(use));
    while (having.find()) {
      attribute(AttributeName.of(having.group(1)), written, BEFORE_PLAYERS);
    }
    for (Restriction.Attribute one : use.parameters().attributes()) {
      attribute(one.attribute(), written, "\\[");
    }
  }

  private void named(Ability ability, Written written) {
    if (ability instanceof Ability.Granting one) {
      boolean grants = one.change() == ExtraRoleChange.GRANT;
      add(grants ? Kind.ROLE : Kind.EXTRA_ROLE, one.extraRole(), written, Use.ASKS);
      if (grants) {
        add(Kind.EXTRA_ROLE, one.extraRole(), written, Use.DEFINES);
      }
    } else if (ability instanceof Ability.Disguising one) {
      role(one.role(), written);
    } else if (ability instanceof Ability.Joining one) {
      add(Kind.GROUP, one.group(), written, Use.ASKS);
    } else if (ability instanceof Ability.Loyalty one) {
      boolean group = one.subtype() == LoyaltySort.GROUP;
      add(group ? Kind.GROUP : Kind.TEAM, one.name(), written, Use.ASKS);
    } else if (ability instanceof Ability.PollManipulating one) {
      add(Kind.POLL, one.poll(), written, Use.ASKS);
    } else if (ability instanceof Ability.CandidateManipulating one) {
      add(Kind.POLL, one.poll(), written, Use.ASKS);
    } else if (ability instanceof Ability.AttributeInvestigating one) {
      attribute(one.attribute(), written, "\\bfor\\b");
    } else if (ability instanceof Ability.Removing one) {
      attribute(one.attribute(), written, VERB);
    } else if (ability instanceof Ability.Applying one) {
      add(Kind.ATTRIBUTE, one.attribute().name(), written, Use.BRINGS);
    } else if (ability instanceof Ability.Revealing one) {
      channel(one.location(), written);
    } else if (ability instanceof Ability.Whispering one) {
      channel(one.location(), written);
    }
  }

  private void role(Operand role, Written written) {
    if (role instanceof Operand.Text text) {
      all.add(new Named(Kind.ROLE, text.text(), written.behind("\\bas\\b", text.text()), Use.ASKS));
    }
  }

  private void channel(Target location, Written written) {
    if (location instanceof Target.Channel channel) {
      add(Kind.CHANNEL, "#" + channel.name(), written, Use.BRINGS);
    }
  }

  /** A name behind the verb. */
  private void add(Kind kind, String name, Written written, Use use) {
    add(kind, name, written.behind(VERB, name), use);
  }

  /** An attribute that stands somewhere behind a pattern. */
  private void attribute(AttributeName attribute, Written written, String before) {
    boolean own = attribute.qualifier().matches("@?Self");
    String sort = attribute.qualifier().isEmpty() || own ? "" : attribute.name();
    String name = sort.isEmpty() ? attribute.name() : attribute.qualifier();
    SourceLocation place = written.behind(sort.isEmpty() ? before : before + "[^:]*:", name);
    switch (AttributeSort.of(sort)) {
      case MEMBERSHIP -> add(Kind.GROUP, name, place, Use.ASKS);
      case ROLE -> add(Kind.ROLE, name, place, Use.ASKS);
      case PLAIN -> add(Kind.ATTRIBUTE, name, place, Use.ASKS);
      case CUSTOM -> {
        add(Kind.SORT, sort, written.behind(before, sort), Use.ASKS);
        if (sort.equals(AttributeSort.CUSTOM.word())) {
          add(Kind.ATTRIBUTE, name, place, Use.ASKS);
        }
      }
    }
  }
}
