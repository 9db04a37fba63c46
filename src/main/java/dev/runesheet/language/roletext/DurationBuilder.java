package dev.runesheet.language.roletext;

import dev.runesheet.game.werewolf.word.Duration;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.Token;

/** Makes durations of a line that was parsed. */
record DurationBuilder(Notes notes) {

  /** A duration that the guide requires. */
  Duration duration(
      RoleTextParser.DurationContext parsed, Duration byDefault, ParserRuleContext ability) {
    if (parsed == null) {
      String write = "(~" + byDefault.title() + ") behind it";
      notes.otherwise(RoleTextCode.DURATION, ability, write);
      return byDefault;
    }
    return word(parsed);
  }

  /** A duration where the guide has none. */
  Duration further(RoleTextParser.DurationContext parsed, Duration byDefault) {
    if (parsed == null) {
      return byDefault;
    }
    notes.otherwise(
        RoleTextCode.LASTING, parsed, "no duration, since the guide gives this ability none");
    return word(parsed);
  }

  Duration word(RoleTextParser.DurationContext parsed) {
    Token at = parsed.DURATION().getSymbol();
    Duration duration = notes.constant(Duration.PERMANENT, at.getText().substring(1), at);
    if (!duration.ofGuide()) {
      notes.otherwise(RoleTextCode.LASTING, at, "");
    }
    return duration;
  }
}
