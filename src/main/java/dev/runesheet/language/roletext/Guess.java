package dev.runesheet.language.roletext;

import dev.runesheet.model.diagnostic.Diagnostics;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.antlr.v4.runtime.ParserRuleContext;

/**
 * The likely meaning of a line that is not understood, with what a rule makes of that.
 *
 * @param text what was meant; what is only kept is marked
 */
record Guess<T extends ParserRuleContext>(String text, T read) {

  private static final int ROUNDS = 3;

  /** The likeliest; empty if there is none. */
  static <T extends ParserRuleContext> Optional<Guess<T>> of(
      String line, Notes notes, Function<RoleTextParser, T> rule) {
    Optional<Guess<T>> guess = once(line, notes, rule);
    String before = line;
    // What could only be kept may be understood once the rest of its line is mended.
    for (int i = 0; i < ROUNDS && guess.filter(Guess::keeps).isPresent(); i++) {
      if (guess.get().plain().equals(before)) {
        return guess;
      }
      before = guess.get().plain();
      Optional<Guess<T>> next = parse(before, notes, rule, new Diagnostics());
      next = next.isPresent() ? next : once(before, notes, rule);
      guess = next.isPresent() ? next : guess;
    }
    return guess;
  }

  private static <T extends ParserRuleContext> Optional<Guess<T>> once(
      String line, Notes notes, Function<RoleTextParser, T> rule) {
    String mended = TypoRepair.mend(line);
    List<String> all = new ArrayList<>(List.of(mended));
    all.addAll(Slips.mended(mended));
    for (String meant : all) {
      Optional<Guess<T>> guess = parse(meant, notes, rule, new Diagnostics());
      if (guess.isPresent()) {
        return guess;
      }
    }
    for (String meant : new LinkedHashSet<>(List.of(mended, all.get(all.size() - 1)))) {
      Optional<Guess<T>> guess = repaired(new Repair(meant), notes, rule);
      if (guess.isPresent()) {
        return guess;
      }
    }
    return Optional.empty();
  }

  private static <T extends ParserRuleContext> Optional<Guess<T>> repaired(
      Repair repair, Notes notes, Function<RoleTextParser, T> rule) {
    for (int i = 0; i < Repair.MOST; i++) {
      Diagnostics wrong = new Diagnostics();
      Optional<Guess<T>> guess = parse(repair.text(), notes, rule, wrong);
      if (guess.isPresent() || !repair.mend(wrong.all().get(0))) {
        return guess;
      }
    }
    return Optional.empty();
  }

  private static <T extends ParserRuleContext> Optional<Guess<T>> parse(
      String text, Notes notes, Function<RoleTextParser, T> rule, Diagnostics wrong) {
    return LineReader.parse(text, notes, rule, wrong).map(read -> new Guess<>(text, read));
  }

  private boolean keeps() {
    return text.contains(LineReader.INFORMAL);
  }

  /** The line without marks. */
  private String plain() {
    return text.replace(LineReader.INFORMAL, "");
  }

  /** Notes what is meant, if that is not what was written. */
  void tell(String line, Notes notes) {
    String write = plain().strip();
    if (!write.equals(line.strip())) {
      notes.otherwise(RoleTextCode.STRAY, notes.line().character(1), line.strip(), write);
    }
  }
}
