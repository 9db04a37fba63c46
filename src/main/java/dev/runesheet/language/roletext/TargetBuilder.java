package dev.runesheet.language.roletext;

import dev.runesheet.game.werewolf.word.AttributeSort;
import dev.runesheet.game.werewolf.word.TargetWord;
import dev.runesheet.language.roletext.tree.AttributeName;
import dev.runesheet.language.roletext.tree.Operand;
import dev.runesheet.language.roletext.tree.Target;
import dev.runesheet.language.roletext.tree.Written;
import dev.runesheet.language.roletext.write.Quotes;
import dev.runesheet.language.roletext.write.TargetWords;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.FindingCode;
import dev.runesheet.spelling.Titled;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.misc.Interval;
import org.antlr.v4.runtime.tree.TerminalNode;

/** Makes targets, names and texts of a line that was parsed. */
record TargetBuilder(Notes notes, KnownTargets scope, Selections selections) {

  private static final Set<String> FILTERS =
      Set.of(
          AttributeSort.CUSTOM.word(),
          "AttrSelf",
          "AttrRole",
          "AttrDisguise",
          "Group",
          "Align",
          AttributeSort.ROLE.word(),
          "Cat",
          "Class",
          "FullCat",
          "OrigFullCat",
          "OrigRole",
          "OrigAlign",
          "AliveOnly",
          "SelectAll",
          "Team",
          "Type");

  /** The words before a colon that the guide has among players with something. */
  private static final List<String> QUALIFIED = List.of(AttributeSort.MEMBERSHIP.word());

  private static final Pattern COMBINED =
      Pattern.compile("^not | (and|or) ", Pattern.CASE_INSENSITIVE);

  /** The thing that is chosen unless something else is said. */
  static final String PLAYER = "Player";

  // ---- texts

  /** The text between quotes; without quotes where the guide has some. */
  String quoted(RoleTextParser.NameContext name) {
    if (name.TEXT() != null) {
      return quoted(name.TEXT());
    }
    String text = text(name);
    notes.otherwise(RoleTextCode.QUOTES, notes.place(name.start), text, Quotes.put(text));
    return text;
  }

  String quoted(TerminalNode text) {
    String inner = inner(text.getText());
    if (text.getText().charAt(0) == '`' && notes.lenient() && inner.indexOf('\'') < 0) {
      notes.otherwise(RoleTextCode.QUOTES, text.getSymbol(), Quotes.put(inner));
    }
    return inner;
  }

  /** A name that stands bare in the guide. */
  String bare(RoleTextParser.NameContext name, FindingCode code) {
    if (name.TEXT() == null) {
      return text(name);
    }
    String inner = inner(name.getText());
    if (Quotes.bare(inner)) {
      notes.otherwise(code, name.start, inner);
    }
    return inner;
  }

  static String inner(String quoted) {
    return quoted.substring(1, quoted.length() - 1).strip();
  }

  /** The text as it was written, with single blanks. */
  static String text(ParserRuleContext parsed) {
    return text(parsed.start, parsed.stop);
  }

  static String text(Token from, Token to) {
    Interval all = new Interval(from.getStartIndex(), to.getStopIndex());
    return from.getInputStream().getText(all).strip().replaceAll("\\s+", " ");
  }

  /** The text behind the sign for words that are not understood. */
  static String informal(ParserRuleContext parsed) {
    return text(parsed).replace(LineReader.INFORMAL, "").strip();
  }

  AttributeName attribute(RoleTextParser.AttributeContext attribute) {
    Token last = attribute.words(0) == null ? attribute.start : attribute.words(0).stop;
    if (attribute.TEXT() == null && attribute.COLON() != null) {
      ParserRuleContext qualifier =
          attribute.words().size() > 1 ? attribute.words(1) : attribute.target(0);
      last = qualifier.stop;
    }
    String text =
        attribute.TEXT() == null ? text(attribute.start, last) : inner(attribute.TEXT().getText());
    AttributeName name =
        checkedSort(notes.written(attribute), AttributeName.of(text), AttributeSort.sorts());
    if (attribute.TEXT() != null && TargetWords.attribute(name).equals(name.toString())) {
      notes.otherwise(RoleTextCode.QUOTES, attribute.TEXT().getSymbol(), text);
    }
    if (attribute.by == null) {
      return name;
    }
    AttributeName by = new AttributeName(text, TargetWords.target(target(attribute.by)));
    notes.otherwise(RoleTextCode.STRAY, attribute, by.toString());
    return by;
  }

  Operand named(RoleTextParser.NamedContext named) {
    return named.target() == null ? new Operand.Text(quoted(named.name())) : target(named.target());
  }

  Operand operand(RoleTextParser.OperandContext operand) {
    return operand.target() == null
        ? new Operand.Text(quoted(operand.TEXT()))
        : target(operand.target());
  }

  // ---- targets

  /** One target, or several of which each is meant. */
  Target players(RoleTextParser.PlayersContext parsed) {
    if (parsed.target().size() == 1) {
      return player(parsed.target(0));
    }
    notes.otherwise(RoleTextCode.SELECTOR, parsed, "");
    return new Target.Several(parsed.target().stream().map(this::player).toList());
  }

  /** Somebody, not a channel or a word. */
  Target player(RoleTextParser.TargetContext parsed) {
    Target target = target(parsed);
    boolean word =
        scope.action()
            && (target.is(TargetWord.ACTION_ABILITY_TYPE) || target.is(TargetWord.ACTION_FEEDBACK));
    if (word || target instanceof Target.Channel || target instanceof Target.Result) {
      notes.error(
          RoleTextCode.TARGET,
          parsed.start,
          "'" + text(parsed) + "'",
          "players, such as @Selection");
    }
    return target;
  }

  Target target(RoleTextParser.TargetContext parsed) {
    Target target = plain(parsed);
    for (TerminalNode property : parsed.PROPERTY()) {
      notes.otherwise(RoleTextCode.SELECTOR, property.getSymbol(), "");
      target = new Target.Property(target, property.getText().substring(2));
    }
    return target;
  }

  private Target plain(RoleTextParser.TargetContext parsed) {
    if (parsed.SELECTABLE() == null) {
      return bare(parsed);
    }
    notes.otherwise(RoleTextCode.TYPE, parsed.SELECTABLE().getSymbol(), "");
    String sort = inner(parsed.SELECTABLE().getText());
    return sort.equals(PLAYER) ? bare(parsed) : new Target.Among(bare(parsed), sort);
  }

  private Target bare(RoleTextParser.TargetContext parsed) {
    Token at = parsed.start;
    String text = at.getText();
    return switch (at.getType()) {
      case RoleTextParser.AT -> standard(at, text.substring(1));
      case RoleTextParser.FILTER -> filtered(at, text);
      case RoleTextParser.CHANNEL -> new Target.Channel(text.substring(1));
      case RoleTextParser.LISTED -> listed(at, text.substring(2, text.length() - 1).strip());
      case RoleTextParser.TEAM -> later(at, new Target.OfTeam(text.substring(1)));
      case RoleTextParser.ROLE -> later(at, new Target.OfRole(text.substring(1)));
      case RoleTextParser.COUNT, RoleTextParser.VARIABLE ->
          later(at, new Target.Variable(text.substring(1)));
      default -> later(at, new Target.HostInformation(text.substring(1, text.length() - 1)));
    };
  }

  private Target later(Token at, Target target) {
    notes.otherwise(RoleTextCode.SELECTOR, at, "");
    return target;
  }

  private Target standard(Token at, String word) {
    if (word.startsWith("Result") && word.substring(6).chars().allMatch(Character::isDigit)) {
      return result(at, word.substring(6));
    }
    for (TargetWord one : TargetWord.values()) {
      if (one.title().equalsIgnoreCase(word)) {
        if (!one.title().equals(word)) {
          notes.otherwise(RoleTextCode.STRAY, at, "@" + one.title());
        }
        return standard(at, one);
      }
    }
    List<String> valid = new ArrayList<>();
    Titled.titles(TargetWord.class).forEach(known -> valid.add("@" + known));
    int words = valid.size();
    IntStream.rangeClosed(1, scope.shownResults()).forEach(one -> valid.add("@Result" + one));
    selections.addUnknown();
    return notes
        .unknown(Code.UNKNOWN_TARGET, at, at.getText(), valid)
        .map(valid::indexOf)
        .map(
            near ->
                near < words
                    ? standard(at, TargetWord.values()[near])
                    : new Target.Result(near - words + 1))
        .orElse(Target.SELF);
  }

  private Target standard(Token at, TargetWord word) {
    if (!scope.has(word)) {
      // What people write is understood if somebody could be asked; the game does not play it.
      if (!notes.lenient() || word.selections() == 0) {
        notes.error(RoleTextCode.TARGET, at, "'" + at.getText() + "'", scope.where(word));
      }
    } else if (!word.ofGuide() && !scope.provides(word)) {
      notes.otherwise(RoleTextCode.SELECTOR, at, "");
    }
    selections.add(word, notes.place(at));
    return new Target.Standard(word);
  }

  private Target result(Token at, String digits) {
    if (digits.isEmpty()) {
      notes.otherwise(RoleTextCode.RESULT, at, "@Result1");
    }
    int number = digits.isEmpty() ? 1 : digits.length() > 3 ? 1000 : Integer.parseInt(digits);
    if (number < 1 || number > scope.results()) {
      String there = scope.results() == 0 ? "no result" : "@Result1 to @Result" + scope.results();
      String expected = scope.results() == 1 ? "@Result1, the only one" : there;
      notes.error(Code.OUT_OF_RANGE, at, at.getText(), expected);
    }
    return new Target.Result(number);
  }

  private Target listed(Token at, String name) {
    String members = AttributeSort.MEMBERSHIP.word();
    notes.otherwise(RoleTextCode.SELECTOR, at, "@(" + members + ":" + name + ")");
    return new Target.Having(new AttributeName(members, name));
  }

  private Target filtered(Token at, String text) {
    String inner = text.substring(2, text.length() - 1).strip();
    int colon = inner.indexOf(':');
    boolean players = text.charAt(0) == '@';
    if (inner.isEmpty()) {
      notes.error(Code.EMPTY, at, at.getText(), "an attribute");
    }
    String key = colon < 0 ? "" : inner.substring(0, colon).replace("!", "").strip();
    boolean plain = inner.indexOf(',') < 0 && inner.indexOf('!') < 0 && !isCombined(inner, colon);
    if (players && plain && !FILTERS.contains(key)) {
      Written written = new Written(notes.place(at), text);
      return new Target.Having(checkedSort(written, AttributeName.of(inner), QUALIFIED));
    }
    if (players && plain && inner.startsWith(AttributeSort.CUSTOM.word() + ":")) {
      String attribute = inner.substring(colon + 1).strip();
      notes.otherwise(RoleTextCode.SELECTOR, at, "@(" + attribute + ")");
      return new Target.Having(AttributeName.of(attribute));
    }
    notes.otherwise(RoleTextCode.SELECTOR, at, "");
    Target.Sigil sigil =
        players
            ? Target.Sigil.PLAYERS
            : text.charAt(0) == '&' ? Target.Sigil.TEAMS : Target.Sigil.ROLES;
    return new Target.Filtered(
        sigil, Arrays.stream(inner.split(",", -1)).map(TargetBuilder::filter).toList());
  }

  /** The name of an attribute with its sort, the word before the colon, checked against some. */
  private AttributeName checkedSort(Written written, AttributeName name, List<String> sorts) {
    String sort = name.name();
    boolean own = name.qualifier().isEmpty() || name.qualifier().matches("@.*|Self");
    if (own || sorts.contains(sort)) {
      return name;
    } else if (!notes.lenient()) {
      notes.findings().unknownWord(Code.UNKNOWN_WORD, written.of(sort), sort, sorts);
    }
    return notes
        .slip(written.of(sort), sort, sorts)
        .map(meant -> new AttributeName(meant, name.qualifier()))
        .orElse(name);
  }

  /** True for several attributes in words; a name behind a colon may be made of any words. */
  private static boolean isCombined(String inner, int colon) {
    return colon < 0 && COMBINED.matcher(inner).find();
  }

  private static Target.Filter filter(String text) {
    int colon = text.indexOf(':');
    String key = colon < 0 ? "" : text.substring(0, colon).strip();
    String value = text.substring(colon + 1).strip();
    boolean not = value.startsWith("!") || key.startsWith("!");
    return new Target.Filter(key.replaceFirst("^!\\s*", ""), not, value.replaceFirst("^!\\s*", ""));
  }
}
