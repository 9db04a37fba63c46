package dev.runesheet.engine.drl;

import dev.runesheet.engine.drl.DrlText.Fault;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.drools.drl.ast.descr.FunctionDescr;
import org.drools.drl.ast.descr.RuleDescr;

/**
 * The calls in code of rules by which it controls the session itself, such as one that halts it:
 * the engine, which lets rules fire, and other matches of the book would break. They are found
 * behind {@code drools}, {@code kcontext}, and variables of such types or set to such a part.
 */
public final class SessionCalls {

  private final RuleCode code;
  private final List<CodeToken> tokens;
  private final Map<String, SessionPart> parts = new TreeMap<>();
  private final List<Fault> faults = new ArrayList<>();

  private SessionCalls(RuleCode code) {
    this.code = code;
    this.tokens = CodeToken.of(code.text());
    parts.put("drools", SessionPart.CONSEQUENCE);
    parts.put("kcontext", SessionPart.CONSEQUENCE);
  }

  /** The faults of a rule of a file. */
  public static List<Fault> in(RuleDescr rule, String drl) {
    return RuleCode.ofConsequences(rule, drl)
        .flatMap(code -> new SessionCalls(code).faults().stream())
        .toList();
  }

  /** The faults of a function of a file. */
  public static List<Fault> in(FunctionDescr function, String drl) {
    SessionCalls calls = new SessionCalls(RuleCode.of(function, drl));
    List<String> names = function.getParameterNames();
    IntStream.range(0, names.size())
        .forEach(at -> calls.declare(function.getParameterTypes().get(at), names.get(at)));
    return calls.faults();
  }

  /** True if what is of a type is the session, or gives it. */
  public static boolean leadsToSession(String type) {
    return part(type).filter(part -> part != SessionPart.BASE).isPresent();
  }

  private static Optional<SessionPart> part(String type) {
    return SessionPart.ofType(type.substring(type.lastIndexOf('.') + 1));
  }

  private void declare(String type, String name) {
    part(type).ifPresent(part -> parts.put(name, part));
  }

  private List<Fault> faults() {
    for (int at = 0; at < tokens.size(); at++) {
      String name = tokens.get(at).text();
      if (at + 1 < tokens.size() && tokens.get(at + 1).isName()) {
        declare(name, tokens.get(at + 1).text());
      }
      if (parts.containsKey(name) && (at == 0 || !tokens.get(at - 1).isDot())) {
        follow(at);
      }
    }
    return faults;
  }

  /** Follows the calls of a part up to what is none, or is set to a variable. */
  private void follow(int begin) {
    Optional<SessionPart> part = Optional.of(parts.get(tokens.get(begin).text()));
    int first = begin;
    int last = begin;
    while (part.isPresent()) {
      while (isBracketed(begin, last)) {
        first = opening(last + 1);
        last++;
      }
      if (last + 2 >= tokens.size() || !tokens.get(last + 1).isDot()) {
        keep(first, part.get());
        return;
      }
      part = called(part.get(), tokens.get(begin).text(), last + 2);
      last = end(last + 2);
    }
  }

  /** The place of the last sign of a member. */
  private int end(int member) {
    boolean call = member + 1 < tokens.size() && tokens.get(member + 1).is("(");
    int end = call ? Brackets.end(tokens, member + 1) : member;
    return end < 0 ? tokens.size() : end;
  }

  /** The part that a member gives, if code may ask for it. */
  private Optional<SessionPart> called(SessionPart part, String root, int member) {
    CodeToken name = tokens.get(member);
    boolean property = end(member) == member;
    String call = property ? CodeCall.getter(name.text()) : name.text();
    if (!part.calls().contains(call)) {
      faults.add(new Fault(code.lineOf(name.at()), told(part, root, name.text())));
      return Optional.empty();
    }
    return SessionPart.givenBy(call);
  }

  private static String told(SessionPart part, String root, String call) {
    return String.format(
        Locale.ROOT,
        "calls '%s' behind '%s', which may take the course of the match from the engine; act"
            + " through 'changes' and derive facts: of its %s code calls only %s",
        call,
        root,
        part.name().toLowerCase(Locale.ROOT),
        String.join(", ", part.calls()));
  }

  /** True if all that an expression is in are brackets, or these and a cast before it. */
  private boolean isBracketed(int root, int last) {
    int begin = last + 1 < tokens.size() && tokens.get(last + 1).is(")") ? opening(last + 1) : -1;
    boolean call = begin > 0 && tokens.get(begin - 1).isName();
    return begin >= 0
        && !call
        && LiteralValues.plain(tokens.subList(begin, last + 2)).stream()
            .findFirst()
            .equals(Optional.of(tokens.get(root)));
  }

  private int opening(int closing) {
    return Brackets.begin(tokens, closing);
  }

  /** Remembers the variable that is set to a part. */
  private void keep(int first, SessionPart part) {
    int set = first - 1;
    while (set > 0 && tokens.get(set).is(")")) {
      set = opening(set) - 1;
    }
    if (set > 0 && tokens.get(set).is("=") && tokens.get(set - 1).isName()) {
      parts.put(tokens.get(set - 1).text(), part);
    }
  }
}
