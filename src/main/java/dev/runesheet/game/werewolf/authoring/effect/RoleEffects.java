package dev.runesheet.game.werewolf.authoring.effect;

import dev.runesheet.game.werewolf.authoring.effect.AbilityWords.NotPlayable;
import dev.runesheet.game.werewolf.change.Polls;
import dev.runesheet.game.werewolf.role.RoleAbility;
import dev.runesheet.game.werewolf.role.RoleAbility.Asks;
import dev.runesheet.game.werewolf.role.RoleAbility.Limit;
import dev.runesheet.game.werewolf.role.RoleType;
import dev.runesheet.game.werewolf.word.ExtraRoleChange;
import dev.runesheet.game.werewolf.word.LaterGuideVerb;
import dev.runesheet.game.werewolf.word.PollChange;
import dev.runesheet.game.werewolf.word.TargetWord;
import dev.runesheet.game.werewolf.word.Timing;
import dev.runesheet.language.roletext.tree.Ability;
import dev.runesheet.language.roletext.tree.Action;
import dev.runesheet.language.roletext.tree.Definition;
import dev.runesheet.language.roletext.tree.Operand;
import dev.runesheet.language.roletext.tree.TriggeredAbility;
import dev.runesheet.language.roletext.write.RoleTextWriter;
import dev.runesheet.model.Body;
import dev.runesheet.model.Effect;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import dev.runesheet.model.Trigger;
import dev.runesheet.model.vocabulary.VerbCatalog;
import dev.runesheet.spelling.Slug;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.BinaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Roles as the effects and the catalog entries that matches need. */
public final class RoleEffects {

  private final VerbCatalog verbs;
  private final BinaryOperator<String> ids;
  private final BiConsumer<SourceLocation, String> notPlayable;
  private final RoleSentence sentence;

  /**
   * Makes effects of roles.
   *
   * @param ids the id of something by its usual one and what it does
   * @param tables what sentences say of the game's tables
   * @param notPlayable is told where something stands that the engine does not play
   */
  public RoleEffects(
      VerbCatalog verbs,
      BinaryOperator<String> ids,
      TablePhrases tables,
      BiConsumer<SourceLocation, String> notPlayable) {
    this.verbs = verbs;
    this.ids = ids;
    this.sentence = new RoleSentence(tables);
    this.notPlayable = notPlayable;
  }

  /** The effects and data made of a role. */
  public record Made(RoleType type, List<Effect> effects) {}

  /** A role or an attribute with its abilities, own and inherited. */
  public Made of(Definition role, List<TriggeredAbility> all) {
    boolean attribute = role.sort() == Definition.Sort.ATTRIBUTE;
    String does = all.stream().map(RoleTextWriter::write).collect(Collectors.joining());
    String id = ids.apply((attribute ? "attributes/" : "") + Slug.of(role.name()), does);
    List<RoleAbility> abilities = new ArrayList<>();
    List<Effect> effects = new ArrayList<>();
    int number = 0;
    for (TriggeredAbility one : all) {
      number++;
      try {
        Part part = new Part(id, role.name(), id + "/" + number, one.place());
        part.read(one);
        abilities.addAll(part.abilities);
        effects.addAll(part.effects);
      } catch (NotPlayable what) {
        notPlayable.accept(one.place(), what.getMessage());
      }
    }
    Optional<Definition.Header> header =
        role instanceof Definition.Role known ? known.header() : Optional.empty();
    RoleType type =
        new RoleType(
            id,
            role.name(),
            header.map(Definition.Header::group).orElse(null),
            header.map(one -> one.category().title()).orElse(""),
            header.map(Definition.Header::team).orElse(""),
            abilities);
    return new Made(type, effects);
  }

  /** Refuses players whom nobody chooses: lenient texts may have what strict ones must not. */
  private static void requireChoice(TriggeredAbility ability) {
    String text = RoleTextWriter.write(ability);
    boolean first = text.contains(TargetWord.SELECTION.word());
    boolean second = text.contains(TargetWord.SECONDARY_SELECTION.word());
    if (first && !ability.trigger().isChosen()) {
      throw new NotPlayable(TargetWord.SELECTION.word() + " where nobody chooses");
    }
    if (second && !first) {
      throw new NotPlayable(TargetWord.SECONDARY_SELECTION.word() + " without a first choice");
    }
  }

  /** The ability for the winner of a poll, as an effect of its own with its restrictions. */
  public record Met(Effect effect, RoleAbility ability) {}

  /**
   * The ability for the winner of a poll.
   *
   * @return empty if it is not played, which is told
   */
  public Optional<Met> ofPoll(String poll, List<Action.AbilityUse> uses, SourceLocation place) {
    try {
      return Optional.of(met(poll, uses, place));
    } catch (NotPlayable what) {
      notPlayable.accept(place, what.getMessage());
      return Optional.empty();
    }
  }

  private Met met(String poll, List<Action.AbilityUse> uses, SourceLocation place) {
    String does = uses.stream().map(RoleTextWriter::write).collect(Collectors.joining("\n"));
    String id = ids.apply("polls/" + Slug.of(poll), does);
    AbilityWords words = new AbilityWords();
    List<Step> steps = new AbilityPrograms(verbs, words).plain(uses, place);
    Restrictions given = new Restrictions(words).all(uses);
    if (given.forced() || !given.scaling().isEmpty()) {
      throw new NotPlayable("a scaled or forced outcome of a poll");
    }
    String name = poll + " poll";
    Effect effect =
        effect(id, Polls.OWNER, name, Trigger.ACTIVATED, steps, place)
            .saying(sentence.ofPoll(uses));
    RoleAbility ability =
        new RoleAbility(
            id,
            name,
            text(uses),
            Timing.ON_POLL,
            1,
            false,
            kills(uses),
            gives(uses),
            given.limits(),
            given.ofParts(),
            false,
            List.of(),
            List.of(),
            false);
    return new Met(effect, ability);
  }

  private static Effect effect(
      String id,
      String owner,
      String name,
      Trigger trigger,
      List<Step> steps,
      SourceLocation place) {
    return Effect.program(id, name, owner, trigger, new Body.Program(steps), place);
  }

  /**
   * The program of an action.
   *
   * @param says the sentence that explains it
   * @param text the action as it was written, without restrictions
   * @param selections the number of players that it asks for
   * @param given its restrictions
   */
  private record Program(
      String says, String text, List<Step> steps, int selections, Restrictions given) {}

  /**
   * The properties of the abilities that an action uses.
   *
   * @param kills whether one of them is a killing
   * @param gives the names of what they give
   * @param marks whether all of them bring attributes
   * @param apart whether each of several uses at once is decided by itself
   */
  private record Uses(boolean kills, List<String> gives, boolean marks, boolean apart) {}

  /** One action of a role being read: an ability, or the parts of a compound one. */
  private final class Part {

    private final String owner;
    private final String role;
    private final String id;
    private final SourceLocation place;
    private final List<RoleAbility> abilities = new ArrayList<>();
    private final List<Effect> effects = new ArrayList<>();

    Part(String owner, String role, String id, SourceLocation place) {
      this.owner = owner;
      this.role = role;
      this.id = id;
      this.place = place;
    }

    void read(TriggeredAbility one) {
      requireChoice(one);
      if (one.action() instanceof Action.Compound compound) {
        compound(compound);
      } else if (one.action() instanceof Action.Abilities plain) {
        add(id, one.trigger(), plain.abilities(), List.of(), false);
      } else if (one.action() instanceof Action.Complex complex) {
        complex(one.trigger(), complex);
      } else {
        throw new NotPlayable("For Each");
      }
    }

    /** All parts share the selections that the first asks for. */
    private void compound(Action.Compound compound) {
      List<String> later = new ArrayList<>();
      for (int i = 1; i < compound.parts().size(); i++) {
        later.add(id + "-" + (i + 1));
      }
      for (int i = 0; i < compound.parts().size(); i++) {
        Action.Part part = compound.parts().get(i);
        String own = i == 0 ? id : id + "-" + (i + 1);
        add(own, part.trigger(), part.abilities(), i == 0 ? later : List.of(), i > 0);
      }
      int selections = abilities.stream().mapToInt(RoleAbility::selections).max().orElse(0);
      abilities.replaceAll(one -> one.asking(selections));
    }

    private void add(
        String own,
        dev.runesheet.language.roletext.tree.Trigger trigger,
        List<Action.AbilityUse> uses,
        List<String> later,
        boolean follows) {
      AbilityWords words = new AbilityWords();
      List<Step> steps = new AbilityPrograms(verbs, words).plain(uses, place);
      Restrictions given = new Restrictions(words).all(uses);
      boolean marks = uses.stream().allMatch(use -> lasts(use.ability()));
      String says = sentence.of(trigger, uses, follows);
      Program program = new Program(says, text(uses), steps, words.selections(), given);
      Uses used = new Uses(kills(uses), gives(uses), marks, false);
      add(own, trigger, program, used, later, follows);
    }

    private void complex(
        dev.runesheet.language.roletext.tree.Trigger trigger, Action.Complex complex) {
      AbilityWords words = new AbilityWords();
      List<Step> steps = new AbilityPrograms(verbs, words).complex(complex, place);
      Restrictions given = new Restrictions(words).of(complex.parameters());
      given.all(complex.process());
      boolean kills = kills(complex.process());
      List<String> gives = new ArrayList<>(gives(complex.process()));
      int line = 0;
      for (Action.Branch branch : complex.evaluate()) {
        line++;
        if (branch.outcome() instanceof Action.Outcome.Use use) {
          kills |= kills(use.abilities());
          gives.addAll(gives(use.abilities()));
          given.each(AbilityPrograms.line(line), use.abilities());
        }
      }
      String says = sentence.of(trigger, complex);
      String text = text(complex.process());
      Program program = new Program(says, text, steps, words.selections(), given);
      add(id, trigger, program, new Uses(kills, gives, false, true), List.of(), false);
    }

    private void add(
        String own,
        dev.runesheet.language.roletext.tree.Trigger trigger,
        Program program,
        Uses uses,
        List<String> later,
        boolean follows) {
      List<Limit> limits = program.given().limits();
      Timing timing = RoleTriggers.timing(trigger, uses.marks() && limits.isEmpty(), follows);
      if (timing == Timing.PASSIVE && uses.marks()) {
        limits.add(new Limit(Asks.QUANTITY, "", "", 1));
      }
      if (follows) {
        limits.add(new Limit(Asks.AFTER, "", id, 0));
      }
      String name = role + " " + own.substring(owner.length() + 1);
      Trigger started = RoleTriggers.trigger(trigger, timing);
      effects.add(effect(own, owner, name, started, program.steps(), place).saying(program.says()));
      abilities.add(
          new RoleAbility(
              own,
              name,
              program.text(),
              timing,
              program.selections(),
              program.given().forced(),
              uses.kills(),
              uses.gives(),
              limits,
              program.given().ofParts(),
              uses.apart(),
              program.given().scaling(),
              later,
              follows));
    }
  }

  private static boolean kills(List<Action.AbilityUse> uses) {
    return uses.stream().anyMatch(use -> use.ability() instanceof Ability.Killing);
  }

  private static List<String> gives(List<Action.AbilityUse> uses) {
    return uses.stream().flatMap(use -> given(use.ability())).toList();
  }

  private static Stream<String> given(Ability ability) {
    if (ability instanceof Ability.Granting one && one.change() == ExtraRoleChange.GRANT) {
      return Stream.of(one.extraRole());
    }
    if (ability instanceof Ability.Joining one && !one.leave()) {
      return Stream.of(one.group());
    }
    if (ability instanceof Ability.PollManipulating one && one.subtype() == PollChange.CREATE) {
      return Stream.of(one.poll());
    }
    if (ability instanceof Ability.Further one && one.is(LaterGuideVerb.ROLE_CHANGE)) {
      return one.operands().stream()
          .filter(Operand.Text.class::isInstance)
          .map(role -> ((Operand.Text) role).text());
    }
    return ability instanceof Ability.Applying one
        ? Stream.of(one.attribute().name())
        : Stream.empty();
  }

  /** True if an ability brings an attribute, which a passive one brings once. */
  private static boolean lasts(Ability ability) {
    return !(ability instanceof Ability.Killing
        || ability instanceof Ability.Investigating
        || ability instanceof Ability.AttributeInvestigating
        || ability instanceof Ability.Removing
        || ability instanceof Ability.Revealing);
  }

  /** The abilities as they are written, without what stands behind them. */
  private static String text(List<Action.AbilityUse> uses) {
    return uses.stream()
        .map(use -> RoleTextWriter.write(use.withoutParameters()))
        .collect(Collectors.joining("; "));
  }
}
