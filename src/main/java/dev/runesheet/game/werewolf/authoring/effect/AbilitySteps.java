package dev.runesheet.game.werewolf.authoring.effect;

import dev.runesheet.game.werewolf.authoring.effect.AbilityWords.NotPlayable;
import dev.runesheet.game.werewolf.change.Feedback;
import dev.runesheet.game.werewolf.state.Players;
import dev.runesheet.game.werewolf.verb.AbilityVerbs;
import dev.runesheet.game.werewolf.verb.MessageVerbs;
import dev.runesheet.game.werewolf.verb.PlayerVerbs;
import dev.runesheet.game.werewolf.verb.PollVerbs;
import dev.runesheet.game.werewolf.verb.RoleVerbs;
import dev.runesheet.game.werewolf.word.CandidateChange;
import dev.runesheet.game.werewolf.word.Danger;
import dev.runesheet.game.werewolf.word.Daytime;
import dev.runesheet.game.werewolf.word.Duration;
import dev.runesheet.game.werewolf.word.ExtraRoleChange;
import dev.runesheet.game.werewolf.word.Influence;
import dev.runesheet.game.werewolf.word.LaterGuideVerb;
import dev.runesheet.game.werewolf.word.Unlimited;
import dev.runesheet.game.werewolf.word.VoteCount;
import dev.runesheet.language.roletext.tree.Ability;
import dev.runesheet.language.roletext.tree.Action;
import dev.runesheet.language.roletext.tree.Operand;
import dev.runesheet.language.roletext.tree.Parameters;
import dev.runesheet.language.roletext.write.RoleTextWriter;
import dev.runesheet.model.Argument;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import dev.runesheet.model.verb.Parameter;
import dev.runesheet.model.verb.VerbSpec;
import dev.runesheet.model.vocabulary.VerbCatalog;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Abilities of role text as steps of programs: one verb for each format. */
record AbilitySteps(VerbCatalog verbs, AbilityWords words) {

  /** A step with words for all parameters of its verb, in their order. */
  Step.Do step(String verb, SourceLocation place, String... given) {
    VerbSpec spec = verbs.get(verb);
    Map<String, Argument> arguments = new LinkedHashMap<>();
    List<Parameter> parameters = spec.parameters();
    for (int i = 0; i < parameters.size(); i++) {
      arguments.put(parameters.get(i).name(), new Argument.Word(given[i]));
    }
    return new Step.Do(spec, arguments, place);
  }

  /** The step of an ability whose result is noted under a part's name. */
  Step.Do step(Ability ability, String part, SourceLocation at) {
    if (ability instanceof Ability.Killing one) {
      return step(PlayerVerbs.KILLING, at, one.subtype().word(), words.target(one.target()), part);
    }
    if (ability instanceof Ability.Investigating one) {
      String kind = one.subtype().word();
      return step(
          PlayerVerbs.INVESTIGATING,
          at,
          kind,
          words.target(one.target()),
          Influence.all(one.effects()),
          part);
    }
    if (ability instanceof Ability.AttributeInvestigating one) {
      String attribute = AbilityWords.attribute(one.attribute());
      return step(
          PlayerVerbs.INVESTIGATING_ATTRIBUTE, at, words.target(one.target()), attribute, part);
    }
    if (ability instanceof Ability.Targeting one) {
      if (!one.selected().isEmpty() && !one.selected().equals("Player")) {
        throw new NotPlayable("targeting a " + one.selected());
      }
      return step(PlayerVerbs.TARGETING, at, words.target(one.target()), part);
    }
    if (ability instanceof Ability.Disguising one) {
      String strength = one.strength().word();
      String role = words.operand(one.role());
      String lasts = lasts(one.duration());
      return step(
          PlayerVerbs.DISGUISING, at, strength, words.target(one.target()), role, lasts, part);
    }
    return ability instanceof Ability.Protecting one
        ? protecting(one, part, at)
        : marks(ability, part, at);
  }

  /** Abilities that bring attributes. */
  private Step.Do marks(Ability ability, String part, SourceLocation at) {
    if (ability instanceof Ability.Applying one) {
      String data = one.data().stream().map(words::operand).collect(Collectors.joining(", "));
      String target = words.target(one.target());
      String lasts = lasts(one.duration());
      String name = AbilityWords.attribute(one.attribute()).replaceFirst(":@?Self$", "");
      return step(AbilityVerbs.APPLYING, at, name, target, data, lasts, part);
    }
    if (ability instanceof Ability.Removing one) {
      String target = words.target(one.target());
      String name = one(AbilityWords.attribute(one.attribute()));
      return step(AbilityVerbs.REMOVING, at, name, target, part);
    }
    if (ability instanceof Ability.Redirecting one) {
      String from = words.target(one.from(), Unlimited.ANYBODY);
      String which = AbilityWords.filter(one.abilities());
      String lasts = lasts(one.duration());
      return step(AbilityVerbs.REDIRECTING, at, which, from, words.target(one.to()), lasts, part);
    }
    if (ability instanceof Ability.VoteManipulating one) {
      String value = (one.relative() ? VoteCount.MORE : "") + whole(words.operand(one.value()));
      String named = "the " + one.subtype().word();
      String which = AbilityWords.played(one.subtype(), named).word();
      String lasts = lasts(one.duration());
      return step(
          PollVerbs.MANIPULATING_VOTES, at, words.target(one.target()), which, value, lasts, part);
    }
    if (ability instanceof Ability.Obstructing one) {
      String which = AbilityWords.filter(one.abilities());
      String feedback = one.feedback().orElse(Feedback.FAILURE);
      if (Ability.Obstructing.isFurther(feedback)) {
        throw new NotPlayable("the feedback " + feedback);
      }
      String lasts = lasts(one.duration());
      return step(
          AbilityVerbs.OBSTRUCTING, at, which, words.target(one.target()), feedback, lasts, part);
    }
    return others(ability, part, at);
  }

  private Step.Do others(Ability ability, String part, SourceLocation at) {
    if (ability instanceof Ability.Whispering one) {
      String disguise = one.disguise().map(words::operand).orElse(Players.NOBODY);
      String lasts = lasts(one.duration());
      return step(MessageVerbs.WHISPERING, at, words.target(one.location()), disguise, lasts, part);
    }
    if (ability instanceof Ability.Joining one && !one.leave()) {
      String who = words.target(one.who());
      String as = one.membership().word();
      String lasts = lasts(one.duration());
      if (one.duration() == Duration.UNTIL_USE) {
        throw new NotPlayable("a membership until it is used");
      }
      return step(RoleVerbs.JOINING, at, who, one.group(), as, lasts, part);
    }
    if (ability instanceof Ability.Granting one) {
      String verb =
          one.change() == ExtraRoleChange.REVOKE ? RoleVerbs.REVOKING : RoleVerbs.GRANTING;
      return step(verb, at, one(one.extraRole()), words.target(one.target()), part);
    }
    if (ability instanceof Ability.Loyalty one) {
      return step(RoleVerbs.LOYALTY, at, one.name(), one.subtype().word(), part);
    }
    return polls(ability, part, at);
  }

  private Step.Do polls(Ability ability, String part, SourceLocation at) {
    if (ability instanceof Ability.PollManipulating one) {
      return step(PollVerbs.MANIPULATING_POLL, at, one.subtype().word(), one.poll(), part);
    }
    if (ability instanceof Ability.CandidateManipulating one) {
      CandidateChange what = AbilityWords.played(one.manipulation(), "votes for a candidate");
      return step(
          PollVerbs.MANIPULATING_CANDIDATE,
          at,
          one.poll(),
          words.target(one.candidate()),
          what.word(),
          part);
    }
    return telling(ability, part, at);
  }

  private Step.Do telling(Ability ability, String part, SourceLocation at) {
    if (ability instanceof Ability.Revealing one) {
      return step(
          MessageVerbs.REVEALING,
          at,
          words.telling(one.what()),
          words.target(one.location()),
          part);
    }
    if (ability instanceof Ability.Knowing one) {
      return step(MessageVerbs.KNOWING, at, AbilityWords.told(one.information()), part);
    }
    if (ability instanceof Ability.Further one && one.is(LaterGuideVerb.ROLE_CHANGE)) {
      return change(one, part, at);
    }
    if (ability instanceof Ability.Further one && one.is(LaterGuideVerb.LEARN)) {
      return learn(one, part, at);
    }
    throw new NotPlayable(named(ability, at));
  }

  private static String named(Ability ability, SourceLocation at) {
    if (ability instanceof Ability.Further further) {
      return further.verb().isEmpty() ? "an ability that is not known" : further.verb();
    }
    return RoleTextWriter.write(new Action.AbilityUse(ability, Parameters.NONE, at));
  }

  /** A name that is one, and not such as {@code all attributes}. */
  private static String one(String name) {
    if (name.matches("(?i)(all|any|every|each) .*")) {
      throw new NotPlayable("'" + name + "'");
    }
    return name;
  }

  private static String whole(String number) {
    if (number.matches("[+-]?[0-9]{1,3}")) {
      return String.valueOf(Integer.parseInt(number));
    }
    throw new NotPlayable("a number of votes that is '" + number + "'");
  }

  /** {@code Learn 'The defense was used'}. */
  private Step.Do learn(Ability.Further one, String part, SourceLocation at) {
    boolean text =
        one.rest().size() == 1
            && one.rest().get(0) instanceof Ability.Part.Of of
            && of.operand() instanceof Operand.Text;
    if (!text) {
      throw new NotPlayable("Learn without a text");
    }
    Operand told = ((Ability.Part.Of) one.rest().get(0)).operand();
    return step(MessageVerbs.KNOWING, at, words.telling(told), part);
  }

  /** {@code Role Change @Self to 'Wolf'}. */
  private Step.Do change(Ability.Further one, String part, SourceLocation at) {
    List<Operand> operands = one.operands();
    if (operands.size() != 2 || !(operands.get(1) instanceof Operand.Text)) {
      throw new NotPlayable("Role Change without a player and a role");
    }
    String target = words.operand(operands.get(0));
    return step(RoleVerbs.CHANGING, at, target, words.operand(operands.get(1)), part);
  }

  private Step.Do protecting(Ability.Protecting one, String part, SourceLocation at) {
    Danger from = AbilityWords.played(one.from(), "protection from banishments");
    return step(
        PlayerVerbs.PROTECTING,
        at,
        words.target(one.target()),
        from.title(),
        words.target(one.by(), Unlimited.ANYBODY),
        one.through().word(),
        words.target(one.absentAt(), Unlimited.HOME),
        one.during().map(Daytime::word).orElse(Unlimited.ALWAYS),
        lasts(one.duration()),
        part);
  }

  private static String lasts(Duration duration) {
    return AbilityWords.played(duration, "the duration " + duration.word()).word();
  }
}
