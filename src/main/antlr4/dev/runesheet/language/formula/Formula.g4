// Numbers and conditions of effects in declared games: "attack of self + 1", "cost of self <= embers
// of owner and kind of target is unit".
grammar Formula;

@lexer::members {
  // A word that only begins with "not", such as "notary", is a name.
  private boolean isInWord() {
    int next = _input.LA(1);
    return Character.isLetterOrDigit(next) || next == '_' || next == '-' || next == '\'';
  }
}

number : value EOF ;

test : condition EOF ;

condition
  : 'not' condition                     # Not
  | condition 'and' condition           # And
  | condition 'or' condition            # Or
  | value COMPARE value                 # Compare
  | name 'of' name IS name 'of' name    # Same
  | name 'of' name IS ( name | TEXT )   # Is
  | who HAS name                        # Has
  | '(' condition ')'                   # Within
  ;

value
  : 'heads' 'of' value                  # Heads
  | 'heads' 'before' 'tails'            # UntilTails
  | value sign=( '*' | '/' ) value      # Product
  | value sign=( '+' | '-' ) value      # Sum
  | side=( 'min' | 'max' ) '(' value ',' value ')' # Bound
  | ROUNDED value ')'                   # Rounded
  | 'count' 'of' name ( 'of' name )? where* # Count
  | which=( 'total' | 'largest' | 'smallest' ) name 'of' name ( 'of' name )? where* # OfAll
  | 'turn number'                       # Turn
  | 'event' name                        # Payload
  | name 'of' name                      # Stat
  | DICE                                # Dice
  | INT                                 # Constant
  | '-' INT                             # Negative
  | '(' value ')'                       # Group
  ;

where : '[' condition ']' ;

who : WORD+ ;

// "has" is a word of names, too, such as of a number "has moved".
name : ( WORD | HAS )+ ;

COMPARE : '<=' | '>=' | '!=' | '<' | '>' | '=' ;

// Before a parenthesis only, so that names can be these words.
ROUNDED : ( 'down' | 'up' ) [ \t\u00A0]* '(' ;

IS : 'is' ( [ ]+ 'not' {!isInWord()}? )? ;

HAS : 'has' ;

TEXT : '"' ~["\u0000-\u001F]* '"' ;

DICE : 'd' ( '0' | [1-9] [0-9]* ) ;

INT : [0-9]+ ;

WORD : [\p{L}_] [\p{L}\p{M}0-9_'-]* ;

BLANKS : [ \t\u00A0]+ -> skip ;

OTHER : . ;
