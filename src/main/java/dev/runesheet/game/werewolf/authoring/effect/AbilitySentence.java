package dev.runesheet.game.werewolf.authoring.effect;

import dev.runesheet.game.werewolf.change.Feedback;
import dev.runesheet.game.werewolf.word.CandidateChange;
import dev.runesheet.game.werewolf.word.Daytime;
import dev.runesheet.game.werewolf.word.Duration;
import dev.runesheet.game.werewolf.word.ExtraRoleChange;
import dev.runesheet.game.werewolf.word.Influence;
import dev.runesheet.game.werewolf.word.KillingSort;
import dev.runesheet.game.werewolf.word.LaterGuideVerb;
import dev.runesheet.game.werewolf.word.LoyaltySort;
import dev.runesheet.game.werewolf.word.Membership;
import dev.runesheet.game.werewolf.word.TargetWord;
import dev.runesheet.language.roletext.tree.Ability;
import dev.runesheet.language.roletext.tree.AbilityFilter;
import dev.runesheet.language.roletext.tree.AbilityType;
import dev.runesheet.language.roletext.tree.Operand;
import dev.runesheet.language.roletext.tree.Target;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * The sentence about an ability that a rule book would print for its player: {@code attack the
 * chosen player}.
 */
record AbilitySentence(TablePhrases tables) {

  String of(Ability ability) {
    if (ability instanceof Ability.Killing one) {
      boolean always = one.subtype() == KillingSort.TRUE_KILL && !tables.isStopped(one.subtype());
      return (always ? "kill " : one.subtype().word() + " ")
          + who(one.target())
          + (always ? ", whatever protects them" : "");
    }
    if (ability instanceof Ability.Investigating one) {
      String free = one.effects().contains(Influence.OB) ? "" : ", and no obstruction stops you";
      String deceived = tables.deceived(one.subtype(), one.effects());
      String asked = one.subtype().word();
      return "learn the " + asked + " of " + who(one.target()) + " (" + deceived + free + ")";
    }
    if (ability instanceof Ability.AttributeInvestigating one) {
      return "learn whether " + does(one.target(), "has", "have") + " " + one.attribute();
    }
    if (ability instanceof Ability.Targeting one) {
      return "make " + who(one.target()) + " your target";
    }
    if (ability instanceof Ability.Disguising one) {
      String strength = lower(one.strength().title());
      return strength
          + " disguise "
          + who(one.target())
          + " as "
          + said(one.role())
          + until(one.duration());
    }
    return ability instanceof Ability.Protecting one ? protecting(one) : marking(ability);
  }

  private String protecting(Ability.Protecting one) {
    String by = one.by().map(target -> " by " + who(target)).orElse("");
    String during =
        one.during().map(time -> time == Daytime.NIGHT ? ", by night" : ", by day").orElse("");
    String how =
        one.absentAt()
            .map(place -> ": " + does(one.target(), "is", "are") + " with " + who(place))
            .orElse(" (" + one.through().word() + " defense)");
    return "protect "
        + who(one.target())
        + " from "
        + tables.stopped(one.from(), one.through())
        + by
        + during
        + how
        + until(one.duration());
  }

  private String marking(Ability ability) {
    if (ability instanceof Ability.Applying one) {
      return "give "
          + who(one.target())
          + " the attribute "
          + one.attribute()
          + until(one.duration());
    }
    if (ability instanceof Ability.Removing one) {
      return "take the attribute " + one.attribute() + " from " + who(one.target());
    }
    if (ability instanceof Ability.Redirecting one) {
      String by = one.from().map(target -> " by " + who(target)).orElse("");
      return "redirect "
          + abilities(one.abilities())
          + " used on you"
          + by
          + " to "
          + who(one.to())
          + until(one.duration());
    }
    return ability instanceof Ability.Obstructing one ? obstructing(one) : changing(ability);
  }

  private String obstructing(Ability.Obstructing one) {
    boolean all = one.abilities().equals(AbilityFilter.Wide.ALL);
    String told =
        one.feedback()
            .filter(text -> !text.equals(Feedback.FAILURE))
            .map(text -> "used on others, they bring only the answer ‘" + text + "’")
            .orElse("they fail");
    String lasts = one.duration() == Duration.PERMANENT ? " from now on" : "";
    return "obstruct "
        + (all ? "all abilities" : abilities(one.abilities()))
        + " of "
        + who(one.target())
        + lasts
        + ": "
        + told
        + until(one.duration());
  }

  private String changing(Ability ability) {
    if (ability instanceof Ability.VoteManipulating one) {
      String which = one.subtype().word();
      String change = one.relative() ? "change " : "set ";
      String value = (one.relative() ? " by " : " to ") + said(one.value());
      return change + whose(one.target()) + " " + which + value + until(one.duration());
    }
    if (ability instanceof Ability.Joining one) {
      return joining(one);
    }
    if (ability instanceof Ability.Granting one) {
      String role = " the extra role " + one.extraRole();
      return one.change() == ExtraRoleChange.REVOKE
          ? "take" + role + " from " + who(one.target())
          : "give " + who(one.target()) + role;
    }
    return telling(ability);
  }

  private String joining(Ability.Joining one) {
    String as = one.membership() == Membership.MEMBER ? "" : " as its " + one.membership().word();
    String lasts = one.duration() == Duration.PERSISTENT ? "" : until(one.duration());
    String way = (one.leave() ? "leave" : "join") + " the group " + one.group() + as + lasts;
    return one.who().is(TargetWord.SELF) ? way : "let " + who(one.who()) + " " + way;
  }

  private String telling(Ability ability) {
    if (ability instanceof Ability.Whispering one) {
      String as = one.disguise().map(name -> ", under the name " + said(name)).orElse("");
      return "whisper to " + who(one.location()) + as + until(one.duration());
    }
    if (ability instanceof Ability.Loyalty one) {
      String to = one.subtype() == LoyaltySort.GROUP ? "the group " : "the team ";
      return "stay loyal to " + to + one.name() + ": nothing changes your role";
    }
    if (ability instanceof Ability.PollManipulating one) {
      return switch (one.subtype()) {
        case ADD -> "add a poll to the next " + one.poll() + " polls";
        case CREATE -> "hold a " + one.poll() + " poll and carry out its outcome";
        case CANCEL -> "cancel the next " + one.poll() + " poll: its winner meets nothing";
        default -> "call off the next " + one.poll() + " poll";
      };
    }
    if (ability instanceof Ability.CandidateManipulating one) {
      String poll = " the next " + one.poll() + " poll";
      return one.manipulation() == CandidateChange.UNVOTABLE
          ? "keep everybody from voting for " + who(one.candidate()) + " in" + poll
          : "keep " + who(one.candidate()) + " from winning" + poll;
    }
    if (ability instanceof Ability.Revealing one) {
      String what =
          one.what() instanceof Target target
              ? "who "
                  + who(target).replace("yourself", "you")
                  + (target.is(TargetWord.SELF) ? " are" : " is")
              : "‘" + said(one.what()) + "’";
      return "tell " + who(one.location()) + " " + what;
    }
    return ability instanceof Ability.Knowing one
        ? "know " + one.information()
        : further((Ability.Further) ability);
  }

  private static String further(Ability.Further one) {
    String rest =
        one.rest().stream()
            .map(
                part ->
                    part instanceof Ability.Part.Of of
                        ? said(of.operand())
                        : part instanceof Ability.Part.Words words ? words.words() : "")
            .collect(Collectors.joining(" "));
    return one.is(LaterGuideVerb.LEARN)
        ? "you are told: ‘" + rest + "’"
        : lower(one.verb()) + " " + rest;
  }

  /** The players that a target means, behind a verb. */
  static String who(Target target) {
    if (target instanceof Target.Having one) {
      String group = one.attribute().qualifier();
      return group.isEmpty() ? "everybody with " + one.attribute().name() : "everybody of " + group;
    }
    if (target instanceof Target.Channel channel) {
      return "#" + channel.name().replaceFirst("^#", "");
    }
    if (target instanceof Target.Result result) {
      return ordinal(result.number()) + " answer";
    }
    if (target instanceof Target.Several several) {
      return several.all().stream().map(AbilitySentence::who).collect(Collectors.joining(" and "));
    }
    if (!(target instanceof Target.Standard standard)) {
      return "whom it names";
    }
    return switch (standard.word()) {
      case SELF -> "yourself";
      case SELECTION -> "the chosen player";
      case SECONDARY_SELECTION -> "the second chosen player";
      case TARGET -> "your target";
      case ALL -> "everybody";
      case OTHERS -> "everybody else";
      case VISITOR -> "your visitor";
      case ATTACKER -> "your attacker";
      case WINNER -> "the winner of the poll";
      case ACTION_FEEDBACK -> "the answer";
      case ACTION_ABILITY_TYPE -> "the type of the ability";
      default -> standard.word().word();
    };
  }

  static String whose(Target target) {
    return target.is(TargetWord.SELF) ? "your" : who(target) + "’s";
  }

  static String said(Operand operand) {
    return operand instanceof Operand.Text text ? text.text() : who((Target) operand);
  }

  /** A target as the subject of a verb: {@code you have}, {@code the chosen player has}. */
  static String does(Target target, String does, String youDo) {
    return target.is(TargetWord.SELF) ? "you " + youDo : who(target) + " " + does;
  }

  private static String ordinal(int number) {
    List<String> names = List.of("the first", "the second", "the third", "the fourth");
    return number <= names.size() ? names.get(number - 1) : "answer " + number + ", the";
  }

  private static String abilities(AbilityFilter filter) {
    if (filter instanceof AbilityFilter.OfType one) {
      return named(one.type()) + " abilities";
    }
    return filter.equals(AbilityFilter.Wide.ALL) ? "abilities" : "abilities that do not kill";
  }

  /** A type of abilities: {@code role investigating}. */
  static String named(AbilityType type) {
    String subtype = type.subtype().map(one -> lower(one) + " ").orElse("");
    return subtype + type.family().word();
  }

  private String until(Duration duration) {
    return switch (duration) {
      case UNTIL_USE -> ", until it has worked once";
      case PERSISTENT -> ", for good";
      default -> tables.until(duration);
    };
  }

  static String lower(String word) {
    return word.toLowerCase(Locale.ROOT);
  }
}
