package dev.runesheet.model;

import dev.runesheet.spelling.Possessive;
import java.util.Optional;

/**
 * The pronoun for a person or thing.
 *
 * @param subject its form as subject: {@code you}
 * @param object its form as object: {@code you}, or {@code yourself}
 * @param whose its possessive form: {@code your}
 * @param base whether verbs have no s after it: {@code you gain}
 */
public record Pronoun(String subject, String object, String whose, boolean base) {

  /** The player who reads the sentence. */
  public static final Pronoun YOU = new Pronoun("you", "you", "your", true);

  /** Each of several players. */
  static final Pronoun THEY = new Pronoun("they", "them", "their", true);

  /** The pronoun for the thing named just before. */
  public static final Pronoun IT = new Pronoun("it", "it", "its", false);

  /** The relative pronoun: {@code a unit that has armour}, {@code a unit whose attack is 2}. */
  static final Pronoun WHICH = new Pronoun("that", "that", "whose", false);

  /** The relative pronoun for several: {@code no units that have armour}. */
  static final Pronoun WHICH_OF_SEVERAL = new Pronoun("that", "that", "whose", true);

  /** A noun: {@code this card}. */
  public static Pronoun noun(String noun) {
    return new Pronoun(noun, noun, Possessive.of(noun), false);
  }

  /** The form of {@link #YOU} as the object of what the reader does. */
  String reflexive() {
    return whose + "self";
  }

  /** The same pronoun, not reflexive as an object. */
  Pronoun plain() {
    return object.endsWith("self") ? new Pronoun(subject, subject, whose, base) : this;
  }

  /** A verb as it follows; it is given in the third person: {@code gains}. */
  String verb(String third) {
    if (!base) {
      return third;
    }
    return switch (third) {
      case "has" -> "have";
      case "is" -> "are";
      case "does" -> "do";
      default ->
          third.matches(".*(ss|sh|ch|x)es")
              ? third.substring(0, third.length() - 2)
              : third.substring(0, third.length() - 1);
    };
  }

  /** True if a clause begins with this pronoun. */
  boolean begins(String clause) {
    return clause.startsWith(subject + " ") || clause.startsWith(whose + " ");
  }

  /** A clause about {@link #IT}, said of what this stands for; empty if it is about another. */
  Optional<String> insteadOfIt(String clause) {
    if (base || !IT.begins(clause)) {
      return Optional.empty();
    }
    boolean acts = clause.startsWith(IT.subject() + " ");
    String rest = clause.substring(clause.indexOf(' '));
    return Optional.of((acts ? subject : whose) + rest);
  }

  /** A clause with this as its subject, as what somebody lets it do; empty if it has another. */
  Optional<String> letIn(String clause) {
    if (!clause.startsWith(subject + " ")) {
      return Optional.empty();
    }
    String does = clause.substring(subject.length() + 1);
    String verb = does.split(" ")[0];
    boolean is = verb.equals("is") || verb.equals("are");
    String infinitive = is ? "be" : base ? verb : YOU.verb(verb);
    return Optional.of("let " + plain().object() + " " + infinitive + rest(does, verb));
  }

  private static String rest(String does, String verb) {
    return does.substring(verb.length());
  }

  /** The subject with a verb, which is given in the third person and may have more behind it. */
  public String does(String third) {
    String verb = third.split(" ")[0];
    return subject + " " + verb(verb) + rest(third, verb);
  }
}
