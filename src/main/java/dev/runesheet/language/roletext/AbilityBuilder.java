package dev.runesheet.language.roletext;

import dev.runesheet.game.werewolf.word.AbilityScope;
import dev.runesheet.game.werewolf.word.CandidateChange;
import dev.runesheet.game.werewolf.word.Danger;
import dev.runesheet.game.werewolf.word.Daytime;
import dev.runesheet.game.werewolf.word.Defense;
import dev.runesheet.game.werewolf.word.DisguiseStrength;
import dev.runesheet.game.werewolf.word.Duration;
import dev.runesheet.game.werewolf.word.ExtraRoleChange;
import dev.runesheet.game.werewolf.word.Influence;
import dev.runesheet.game.werewolf.word.Investigated;
import dev.runesheet.game.werewolf.word.KillingSort;
import dev.runesheet.game.werewolf.word.LoyaltySort;
import dev.runesheet.game.werewolf.word.Membership;
import dev.runesheet.game.werewolf.word.PollChange;
import dev.runesheet.game.werewolf.word.VoteCount;
import dev.runesheet.language.roletext.tree.Ability;
import dev.runesheet.language.roletext.tree.Ability.VoteManipulating;
import dev.runesheet.language.roletext.tree.AbilityFilter;
import dev.runesheet.language.roletext.tree.AbilityType;
import dev.runesheet.language.roletext.tree.AbilityTypes;
import dev.runesheet.language.roletext.tree.Action;
import dev.runesheet.language.roletext.tree.Operand;
import dev.runesheet.language.roletext.tree.Parameters;
import dev.runesheet.language.roletext.tree.Target;
import dev.runesheet.language.roletext.write.Quotes;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.spelling.Titled;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.antlr.v4.runtime.Token;

/**
 * Makes abilities of a line that was parsed; what a sloppy notation leaves out gets its default.
 */
final class AbilityBuilder extends RoleTextBaseVisitor<Ability> {

  private static final String STARTING_VOTES = "starting votes";

  private final Notes notes;
  private final TargetBuilder targets;
  private final ConditionBuilder conditions;
  private final DurationBuilder durations;
  private final PartBuilder parts;

  AbilityBuilder(TargetBuilder targets, ConditionBuilder conditions) {
    this.notes = targets.notes();
    this.targets = targets;
    this.conditions = conditions;
    durations = new DurationBuilder(notes);
    parts = new PartBuilder(targets, durations);
  }

  // ---- killing, investigating, targeting, disguising

  @Override
  public Ability visitKilling(RoleTextParser.KillingContext killing) {
    Target target = targets.players(killing.players());
    String word = killing.start.getText() + (killing.getChildCount() > 2 ? " Kill" : "");
    return new Ability.Killing(notes.constant(KillingSort.KILL, word, killing.start), target);
  }

  @Override
  public Ability visitInvestigating(RoleTextParser.InvestigatingContext parsed) {
    boolean said = parsed.effects() != null;
    if (!said) {
      notes.otherwise(RoleTextCode.EFFECTS, parsed, "(OB) behind it");
    }
    return new Ability.Investigating(
        notes.constant(Investigated.ROLE, parsed.start.getText(), parsed.start),
        targets.players(parsed.players()),
        said ? effects(parsed.effects()) : Set.of(Influence.OB));
  }

  @Override
  public Ability visitAttributeInvestigating(RoleTextParser.AttributeInvestigatingContext parsed) {
    if (parsed.effects() != null) {
      notes.otherwise(RoleTextCode.ABILITY, parsed.effects(), "");
    }
    return new Ability.AttributeInvestigating(
        targets.players(parsed.players()),
        targets.attribute(parsed.attribute()),
        effects(parsed.effects()));
  }

  private Set<Influence> effects(RoleTextParser.EffectsContext parsed) {
    Set<Influence> effects = EnumSet.noneOf(Influence.class);
    if (parsed != null) {
      for (RoleTextParser.EffectContext one : parsed.effect()) {
        if (!effects.add(Influence.valueOf(one.getText()))) {
          notes.error(Code.DUPLICATE, one.start, "'" + one.getText() + "'", "each once");
        }
      }
    }
    return effects;
  }

  @Override
  public Ability visitTargeting(RoleTextParser.TargetingContext parsed) {
    String type = "";
    Target target = targets.target(parsed.target());
    if (parsed.words() != null) {
      type = TargetBuilder.text(parsed.words());
      notes.otherwise(RoleTextCode.TYPE, notes.place(parsed.words().start), type, "");
    } else if (target instanceof Target.Among among) {
      target = among.of();
      type = among.sort();
    }
    return new Ability.Targeting(target, type.equals(TargetBuilder.PLAYER) ? "" : type);
  }

  @Override
  public Ability visitDisguising(RoleTextParser.DisguisingContext parsed) {
    return new Ability.Disguising(
        notes.constant(DisguiseStrength.WEAK, parsed.start.getText(), parsed.start),
        targets.players(parsed.players()),
        targets.named(parsed.named()),
        durations.duration(parsed.duration(), Duration.PERMANENT, parsed));
  }

  // ---- protecting

  @Override
  public Ability visitProtecting(RoleTextParser.ProtectingContext parsed) {
    RoleTextParser.DefenseContext through = parsed.defense();
    Defense defense = through == null ? noDefense(parsed) : defense(through);
    Optional<Target> at =
        through == null
            ? Optional.empty()
            : Optional.ofNullable(through.target()).map(targets::target);
    RoleTextParser.NameContext from = parsed.name(0);
    String dangers = targets.quoted(from);
    Danger filter = notes.constant(Danger.ALL, dangers, from.start);
    if (!filter.ofGuide()) {
      notes.later(
          RoleTextCode.PROTECTION, from.start, dangers, titles(Danger.values(), Danger::ofGuide));
    }
    return new Ability.Protecting(
        targets.players(parsed.players(0)),
        filter,
        Optional.ofNullable(parsed.by).map(targets::players),
        defense,
        at,
        Optional.ofNullable(parsed.name(1)).map(this::during),
        durations.duration(
            parsed.duration(),
            defense == Defense.ABSENCE ? Duration.PHASE : Duration.PERMANENT,
            parsed));
  }

  private Defense noDefense(RoleTextParser.ProtectingContext parsed) {
    notes.otherwise(RoleTextCode.PROTECTION, parsed, "through Active Defense");
    return Defense.ACTIVE;
  }

  private Defense defense(RoleTextParser.DefenseContext through) {
    String word = through.start.getText();
    if (through.TEXT() != null) {
      String inner = TargetBuilder.inner(word);
      notes.otherwise(RoleTextCode.PROTECTION, through.start, inner);
      word = inner.replaceFirst("(?i) Defense$", "");
    }
    Defense defense = notes.constant(Defense.ACTIVE, word, through.start);
    if (!defense.ofGuide()) {
      String found = TargetBuilder.informal(through);
      notes.later(
          RoleTextCode.PROTECTION,
          through.start,
          found,
          titles(Defense.values(), Defense::ofGuide));
    } else if (defense == Defense.ABSENCE == (through.target() == null)) {
      notes.error(RoleTextCode.TEXT, through.start, through.getText(), "Absence at a place");
    }
    return defense;
  }

  private static <T extends Titled> List<String> titles(T[] all, Predicate<T> which) {
    return Arrays.stream(all).filter(which).map(Titled::title).toList();
  }

  private Daytime during(RoleTextParser.NameContext name) {
    return notes.constant(Daytime.NIGHT, targets.bare(name, RoleTextCode.PROTECTION), name.start);
  }

  // ---- applying, redirecting, votes

  @Override
  public Ability visitApplying(RoleTextParser.ApplyingContext parsed) {
    if (parsed.data().isEmpty()) {
      notes.otherwise(RoleTextCode.DATA, parsed, "() behind it");
    }
    List<Operand> data = new ArrayList<>();
    parsed.data().forEach(list -> list.datum().forEach(one -> data.add(datum(one))));
    Duration duration = Duration.PERMANENT;
    for (RoleTextParser.DurationContext one : parsed.duration()) {
      duration = durations.further(one, Duration.PERMANENT);
    }
    return new Ability.Applying(
        targets.attribute(parsed.attribute()), targets.players(parsed.players()), data, duration);
  }

  private Operand datum(RoleTextParser.DatumContext datum) {
    return datum.operand() == null
        ? new Operand.Text(TargetBuilder.text(datum))
        : targets.operand(datum.operand());
  }

  @Override
  public Ability visitRemoving(RoleTextParser.RemovingContext parsed) {
    return new Ability.Removing(
        targets.attribute(parsed.attribute()), targets.players(parsed.players()));
  }

  @Override
  public Ability visitRedirecting(RoleTextParser.RedirectingContext parsed) {
    return new Ability.Redirecting(
        filter(parsed.name().start, targets.quoted(parsed.name())),
        Optional.ofNullable(parsed.source).map(targets::players),
        targets.players(parsed.to),
        durations.further(parsed.duration(), Duration.PERMANENT));
  }

  private AbilityFilter filter(Token at, String text) {
    for (AbilityScope scope : AbilityScope.values()) {
      if (scope.title().equalsIgnoreCase(text)) {
        return new AbilityFilter.Wide(scope);
      }
    }
    Optional<AbilityType> type = AbilityTypes.of(text);
    if (type.isPresent()) {
      return new AbilityFilter.OfType(type.get());
    }
    List<String> known = new ArrayList<>(Titled.titles(AbilityScope.class));
    known.addAll(AbilityTypes.all());
    return notes
        .unknown(Code.UNKNOWN_WORD, at, text, known)
        .map(meant -> filter(at, meant))
        .orElse(AbilityFilter.Wide.ALL);
  }

  @Override
  public Ability visitVoteManipulating(RoleTextParser.VoteManipulatingContext parsed) {
    String word = targets.quoted(parsed.name());
    if (word.endsWith(STARTING_VOTES) && !word.equals("public " + STARTING_VOTES)) {
      notes.otherwise(RoleTextCode.STRAY, parsed.name().start, "'public starting votes'");
      word = "public " + STARTING_VOTES;
    }
    VoteCount subtype = notes.constant(VoteCount.PUBLIC_VOTING_POWER, word, parsed.name().start);
    boolean relative = parsed.link.getText().equals("by");
    if (relative || subtype == VoteCount.SPECIAL_PUBLIC_VOTING_POWER) {
      notes.otherwise(RoleTextCode.ABILITY, parsed.name().start, "");
    }
    boolean written = parsed.value().TEXT() != null;
    if (written && !inner(parsed.value()).matches("[+-]?[0-9]{1,3}")) {
      noVotes(parsed.value(), inner(parsed.value()));
    }
    return new VoteManipulating(
        targets.player(parsed.target()),
        subtype,
        relative,
        conditions.value(parsed.value()),
        durations.further(parsed.duration(), Duration.PERMANENT));
  }

  @Override
  public Ability visitCandidate(RoleTextParser.CandidateContext parsed) {
    String poll = targets.bare(parsed.name(0), RoleTextCode.POLL);
    Target candidate = targets.player(parsed.target());
    if (parsed.value() == null) {
      RoleTextParser.NameContext name = parsed.name(1);
      CandidateChange manipulation =
          notes.constant(CandidateChange.UNVOTABLE, targets.quoted(name), name.start);
      return new Ability.CandidateManipulating(poll, candidate, manipulation, 0);
    }
    notes.otherwise(RoleTextCode.ABILITY, parsed, "");
    boolean hidden = parsed.hidden != null;
    return new Ability.CandidateManipulating(
        poll,
        candidate,
        hidden ? CandidateChange.HIDDEN_VOTES : CandidateChange.VOTES,
        votes(parsed.value()));
  }

  private int votes(RoleTextParser.ValueContext value) {
    String text = value.TEXT() == null ? value.getText() : inner(value);
    if (text.matches("-?[0-9]{1,3}")) {
      return Integer.parseInt(text);
    }
    noVotes(value, text);
    return 1;
  }

  private static String inner(RoleTextParser.ValueContext value) {
    return TargetBuilder.inner(value.TEXT().getText());
  }

  private void noVotes(RoleTextParser.ValueContext value, String text) {
    notes.error(Code.OUT_OF_RANGE, value.start, "'" + text + "'", "a number of votes");
  }

  // ---- whispering, joining, granting, loyalty, obstructing

  @Override
  public Ability visitWhispering(RoleTextParser.WhisperingContext parsed) {
    return new Ability.Whispering(
        targets.target(parsed.target()),
        Optional.ofNullable(parsed.named()).map(targets::named),
        durations.duration(parsed.duration(), Duration.PERMANENT, parsed));
  }

  @Override
  public Ability visitJoining(RoleTextParser.JoiningContext parsed) {
    return joining(false, Target.SELF, parsed.group(), parsed.name(), parsed.duration());
  }

  @Override
  public Ability visitLeaving(RoleTextParser.LeavingContext parsed) {
    notes.otherwise(RoleTextCode.GROUP, parsed, "");
    return joining(true, Target.SELF, parsed.group(), null, null);
  }

  @Override
  public Ability visitAdding(RoleTextParser.AddingContext parsed) {
    notes.otherwise(RoleTextCode.GROUP, parsed, "");
    Target who = targets.player(parsed.target());
    return joining(false, who, parsed.group(), parsed.name(), parsed.duration());
  }

  @Override
  public Ability visitExpelling(RoleTextParser.ExpellingContext parsed) {
    notes.otherwise(RoleTextCode.GROUP, parsed, "");
    return joining(true, targets.player(parsed.target()), parsed.group(), null, null);
  }

  private Ability joining(
      boolean leave,
      Target who,
      RoleTextParser.GroupContext group,
      RoleTextParser.NameContext as,
      RoleTextParser.DurationContext duration) {
    Membership membership = Membership.MEMBER;
    if (as != null) {
      notes.otherwise(RoleTextCode.GROUP, as.start, "");
      membership = notes.constant(Membership.MEMBER, targets.quoted(as), as.start);
    }
    return new Ability.Joining(
        leave, who, group(group), membership, durations.further(duration, Duration.PERSISTENT));
  }

  private String group(RoleTextParser.GroupContext group) {
    if (group.CHANNEL() == null) {
      return targets.quoted(group.name());
    }
    String name = group.getText().substring(1);
    notes.otherwise(RoleTextCode.GROUP, group.start, Quotes.put(name));
    return name;
  }

  @Override
  public Ability visitGranting(RoleTextParser.GrantingContext parsed) {
    return new Ability.Granting(
        ExtraRoleChange.GRANT, targets.quoted(parsed.name()), targets.players(parsed.players()));
  }

  @Override
  public Ability visitRevoking(RoleTextParser.RevokingContext parsed) {
    Token to = parsed.link;
    if (to.getText().equals("from")) {
      notes.otherwise(RoleTextCode.GROUP, to, "to");
    }
    return new Ability.Granting(
        ExtraRoleChange.REVOKE, targets.quoted(parsed.name()), targets.players(parsed.players()));
  }

  @Override
  public Ability visitLoyalty(RoleTextParser.LoyaltyContext parsed) {
    return new Ability.Loyalty(
        targets.quoted(parsed.name()),
        notes.constant(LoyaltySort.GROUP, parsed.kind.getText(), parsed.start));
  }

  @Override
  public Ability visitObstructing(RoleTextParser.ObstructingContext parsed) {
    Duration duration = durations.further(parsed.duration(), Duration.PERMANENT);
    RoleTextParser.TypeNameContext type = parsed.typeName();
    return new Ability.Obstructing(
        type == null ? AbilityFilter.Wide.ALL : filter(type.start, TriggerBuilder.text(type)),
        targets.players(parsed.players()),
        Optional.ofNullable(parsed.told()).map(told -> told(told, type != null)),
        duration);
  }

  /** A feedback in the words of later guides if it has chances, or is about all abilities. */
  private String told(RoleTextParser.ToldContext told, boolean ofGuide) {
    String text =
        told.name() == null
            ? TargetBuilder.text(told)
            : targets.bare(told.name(), RoleTextCode.QUOTES);
    if (told.name() == null || !ofGuide) {
      notes.otherwise(RoleTextCode.ABILITY, told, "");
    }
    return text;
  }

  // ---- polls, announcements, and what the guide does not know

  @Override
  public Ability visitPollManipulating(RoleTextParser.PollManipulatingContext parsed) {
    if (parsed.target() != null) {
      notes.otherwise(RoleTextCode.GROUP, parsed.target().start, "");
    }
    return new Ability.PollManipulating(
        notes.constant(PollChange.ADD, parsed.start.getText(), parsed.start),
        targets.bare(parsed.name(), RoleTextCode.POLL),
        Optional.ofNullable(parsed.target()).map(targets::target));
  }

  @Override
  public Ability visitRevealing(RoleTextParser.RevealingContext parsed) {
    Operand what = targets.operand(parsed.operand());
    if (what instanceof Operand.Text) {
      notes.otherwise(RoleTextCode.ABILITY, parsed.operand(), "");
    }
    if (parsed.words() != null && what instanceof Target target) {
      String property = Titled.joined(TargetBuilder.text(parsed.words()));
      notes.otherwise(RoleTextCode.SELECTOR, parsed.words(), "");
      what = new Target.Property(target, property);
    }
    return new Ability.Revealing(what, targets.target(parsed.target()));
  }

  @Override
  public Ability visitKnowing(RoleTextParser.KnowingContext parsed) {
    String text = TargetBuilder.text(parsed.rest());
    boolean quoted = parsed.rest().getChildCount() == 1 && parsed.rest().TEXT().size() == 1;
    return new Ability.Knowing(quoted ? targets.quoted(parsed.rest().TEXT(0)) : text);
  }

  @Override
  public Ability visitFurther(RoleTextParser.FurtherContext parsed) {
    String verb = TargetBuilder.text(parsed.verb());
    if (verb.equals("Ability Block") && parsed.rest() != null) {
      return blocking(parsed);
    }
    notes.otherwise(RoleTextCode.ABILITY, parsed, "");
    boolean informal = parsed.verb().INFORMAL() != null;
    return new Ability.Further(informal ? "" : verb, parts.of(parsed.rest()));
  }

  @Override
  public Ability visitEachInLine(RoleTextParser.EachInLineContext parsed) {
    notes.otherwise(RoleTextCode.ABILITY, parsed, "");
    SourceLocation place = notes.place(parsed.ability().start);
    Action.AbilityUse use = new Action.AbilityUse(visit(parsed.ability()), Parameters.NONE, place);
    return new Ability.ForEach(targets.target(parsed.target()), List.of(use));
  }

  @Override
  public Ability visitCancelling(RoleTextParser.CancellingContext parsed) {
    notes.otherwise(RoleTextCode.ABILITY, parsed, "");
    String verb = parsed.rest() == null ? "Cancel" : "Cancel with";
    return new Ability.Further(verb, parts.of(parsed.rest()));
  }

  /** The former name of obstructing. */
  private Ability blocking(RoleTextParser.FurtherContext parsed) {
    RoleTextParser.RestContext rest = parsed.rest();
    notes.otherwise(RoleTextCode.ABILITY, parsed.start, "Obstruct");
    if (rest.target().size() != 1) {
      notes.error(RoleTextCode.TEXT, rest.start, "'" + TargetBuilder.text(rest) + "'", "a target");
      return new Ability.Further("Ability Block", List.of());
    }
    RoleTextParser.DurationContext lasting = rest.duration().isEmpty() ? null : rest.duration(0);
    return new Ability.Obstructing(
        AbilityFilter.Wide.ALL,
        targets.player(rest.target(0)),
        Optional.empty(),
        durations.further(lasting, Duration.PERMANENT));
  }
}
