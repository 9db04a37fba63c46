package dev.runesheet.game.werewolf.authoring.effect;

import dev.runesheet.game.werewolf.state.AbilityKind;
import dev.runesheet.game.werewolf.target.TargetTerm;
import dev.runesheet.game.werewolf.word.AttributeSort;
import dev.runesheet.game.werewolf.word.Occurrence;
import dev.runesheet.game.werewolf.word.TargetWord;
import dev.runesheet.language.roletext.tree.AbilityFilter;
import dev.runesheet.language.roletext.tree.AbilityType;
import dev.runesheet.language.roletext.tree.AttributeName;
import dev.runesheet.language.roletext.tree.Operand;
import dev.runesheet.language.roletext.tree.Target;
import dev.runesheet.language.roletext.write.RoleTextWriter;
import dev.runesheet.spelling.Word;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Words of role text as the rules have them; notes how many players an action asks for. */
final class AbilityWords {

  /** The placeholders of a text that is told: players, properties, what a host says. */
  private static final Pattern HELD =
      Pattern.compile("@\\([^()]*\\)|@[A-Za-z]+[0-9]*(->\\w+)?|\\$[a-z]\\w*|%[\\p{L}][^%]*%");

  private static final String OF_SORT =
      "@\\((" + String.join("|", AttributeSort.sorts()) + "):[^:,!]*\\)";

  private int selections;

  /** The signal that the engine does not play an ability. */
  static final class NotPlayable extends RuntimeException {

    private static final long serialVersionUID = 1L;

    NotPlayable(String what) {
      super(what, null, false, false);
    }
  }

  /** The number of players that the words so far ask a player to choose. */
  int selections() {
    return selections;
  }

  /** A target as players that rules find. */
  String target(Target target) {
    if (target instanceof Target.Standard standard) {
      TargetWord word = played(standard.word(), "the target " + standard.word().word());
      selections = Math.max(selections, word.selections());
      return word.word();
    }
    if (target instanceof Target.Having having) {
      return "@(" + attribute(having.attribute()) + ")";
    }
    if (target instanceof Target.Channel channel) {
      return "#" + channel.name().replaceFirst("^#", "");
    }
    if (target instanceof Target.Result result) {
      return TargetTerm.RESULT + result.number();
    }
    if (target instanceof Target.Filtered filtered
        && filtered.sigil() == Target.Sigil.PLAYERS
        && filtered.filters().size() == 1
        && filtered.filters().get(0).key().equals(AttributeSort.CUSTOM.word())
        && !filtered.filters().get(0).not()) {
      return "@(" + filtered.filters().get(0).value() + ")";
    }
    if (target instanceof Target.Several several) {
      return several.all().stream().map(this::target).collect(Collectors.joining(TargetTerm.AND));
    }
    if (target instanceof Target.Among among) {
      throw new NotPlayable("a choice among " + among.sort());
    }
    throw new NotPlayable("the target " + RoleTextWriter.write(target));
  }

  /** A word, if matches play it. */
  static <W extends Word> W played(W word, String what) {
    if (word.isPlayed()) {
      return word;
    }
    throw new NotPlayable(what);
  }

  /** An attribute by its name; of those that hold somebody only {@code Poison:@Self} is played. */
  static String attribute(AttributeName attribute) {
    if (attribute.name().contains("@") || attribute.qualifier().matches("(?!@Self).*@.*")) {
      throw new NotPlayable("the attribute " + attribute);
    }
    return attribute.toString();
  }

  /** A target, or a text. */
  String operand(Operand operand) {
    return operand instanceof Operand.Text text ? text.text() : target((Target) operand);
  }

  /** A text that is told, with names in place of words for players. */
  static String told(String text) {
    Matcher word = HELD.matcher(text);
    while (word.find()) {
      String found = word.group();
      TargetTerm whom = TargetTerm.of(found);
      boolean said =
          whom instanceof TargetTerm.Having
              ? !found.contains(":") || found.matches(OF_SORT)
              : whom instanceof TargetTerm.Standard
                  || whom instanceof TargetTerm.Result result && result.isNumbered();
      if (!said) {
        throw new NotPlayable(found + " in a text");
      }
    }
    return text;
  }

  /** The words for what is told: a text, or a target. */
  String telling(Operand operand) {
    return operand instanceof Operand.Text text ? told(text.text()) : target((Target) operand);
  }

  /** A target, or another word where there is none. */
  String target(Optional<Target> target, String otherwise) {
    return target.map(this::target).orElse(otherwise);
  }

  /** Abilities, as {@code all}, {@code non-killing}, or a family and perhaps a kind of it. */
  static String filter(AbilityFilter filter) {
    if (filter instanceof AbilityFilter.OfType one) {
      return new AbilityKind(one.type().family().word(), kind(one.type())).word();
    }
    return ((AbilityFilter.Wide) filter).scope().word();
  }

  /** The event of abilities of a type: {@code visited: role investigating}. */
  static String event(Occurrence event, Optional<AbilityType> type) {
    return type.map(one -> event.event(kind(one), one.family().word())).orElse(event.event());
  }

  private static String kind(AbilityType type) {
    return type.subtype().orElse("").toLowerCase(Locale.ROOT);
  }
}
