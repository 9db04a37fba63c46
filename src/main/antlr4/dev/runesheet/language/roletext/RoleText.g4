// Role text, line by line: what stands at the margin is an entry, what stands behind a bullet an
// item. Later and sloppy notations are read too; what reads the tree tells them from the guide's.
grammar RoleText;

// Names of clauses, by what follows: ClauseKind declares them, LineLexer finds them.
tokens { NOTHING, NAMES, PLAYERS, OPTIONS, ANSWER }

// ---- lines -----------------------------------------------------------------------------------

entry
  : NOTHING EOF                                                   # NothingClause
  | NAMES ':' name ( ',' name )* EOF                              # NamesClause
  | PLAYERS ':' target ( ',' target )* EOF                        # PlayersClause
  | OPTIONS ':' option ( ',' option )* EOF                        # OptionsClause
  | ANSWER ':' ( 'Yes' | 'No' ) EOF                               # AnswerClause
  | trigger ':'? before=parameters uses? EOF                      # Triggered
  ;

part : bullet? trigger ':'? before=parameters uses? EOF ;

item
  : bullet? 'Process' ':' before=parameters use? EOF              # Process
  | bullet? ( 'Evaluate' | 'Evaluation' ) ':' branch? EOF         # Evaluate
  | bullet? 'Action' ':' parameters EOF                           # ActionLine
  | bullet? 'For' 'Each' target ':' use? EOF                      # ForEach
  | bullet? branch EOF                                            # Line
  ;

bullet : '•' | '‣' | '◦' | '·' | '-' | '*' ;

branch
  : condition ':' outcome?                                        # Conditional
  | ( 'Otherwise' | 'Feedback' ) ':' outcome?                     # Otherwise
  | outcome                                                       # Always
  ;

outcome : TEXT | 'Success' | 'Failure' | target | use ;

uses : use ( ( ',' | 'and' | '&' ) use )* ;

use : ability parameters ;

// ---- triggers --------------------------------------------------------------------------------

trigger
  : timing                                                        # Timed
  | 'Compound'                                                    # Compound
  | '<' 'Compound' '>'                                            # Compound
  | 'Starting'                                                    # Starting
  | 'Passive' timing?                                             # Passive
  | 'On' event                                                    # On
  | 'Choice' name 'Chosen'                                        # Chosen
  ;

timing
  : ( 'Start' | 'End' ) ( 'Night' | 'Day' | 'Phase' )
  | 'Immediate' ( 'Night' | 'Day' )?
  | 'Pre-End' ( 'Night' | 'Day' )
  | 'Afterwards' | 'Wait'
  | HYPHENED
  ;

event
  : plainEvent                                                    # Happened
  | usedEvent ofType? ( 'from' target target? )?                  # Used
  | target ( 'Death' | 'Banished' | usedEvent ofType? )           # Other
  | defenseKind? 'Defense'                                        # Defended
  | '[' defenseKind ']' 'Defense'                                 # Defended
  | 'Poll' TEXT 'Win'                                             # PollWin
  | TEXT 'Emitted'                                                # Emitted
  | INFORMAL ~( ':' | '[' | ']' | '{' | '}' | '|' )+ ( '[' ~( '[' | ']' )+ ']' )? target? # ToldEvent
  ;

plainEvent
  : 'Death' | 'Killed' | 'Lynch' | 'Banishment' | 'Banished' | 'Redirect' | 'Disbandment' | 'Betrayal'
  | 'Poll' ( 'Closed' | 'Win' ) | 'Role' 'Change' | 'Removal' | 'End' | 'Join'
  ;

defenseKind : 'Absence' | 'Active' | 'Passive' | 'Partial' | 'Recruitment' ;

usedEvent : 'Visit' | 'Visited' | 'Action' | 'Any' 'Action' ;

ofType : '[' typeName ']' ;

typeName : TEXT | ( word | 'Poll' )+ ;

// ---- parameters ------------------------------------------------------------------------------

parameters : ( restrictions | compulsions | scaling )* ;

restrictions : '[' restriction ( ',' restriction )* ']' ;

restriction
  : 'Temporal' ':' ( 'Night' | 'Day' ) ( number '+'? )?           # Temporal
  | 'Attribute' ':' target? ( 'has' | 'lacks' ) attribute         # HasAttribute
  | 'Succession' ':' 'No' 'Target'? 'Succession'                  # Succession
  | 'Quantity' ':' number                                         # Quantity
  | 'Condition' ':' condition                                     # OnCondition
  | 'Status' ':' name                                             # Status
  | 'Counter' ':' relation? ( INT | TEXT )                        # Counter
  | INFORMAL ~( '[' | ']' | '{' | '}' | ',' )+                                # Restricted
  ;

compulsions : '{' compulsion ( ',' compulsion )* '}' ;

compulsion : ( 'Forced' | 'Direct' | 'Repeating' | 'Visitless' | 'Vanishing' ) ( ':' operand )? ;

scaling : ( '<' | '⟨' ) scale ( '>' | '⟩' ) ;

scale
  : 'Odd' ':' odd=steps ',' 'Even' ':' even=steps                 # OddEven
  | steps                                                         # Simple
  | INFORMAL ~( '>' | '⟩' )+                                      # Scaled
  ;

steps : step ( ',' step )* ;

step
  : times                                                         # Fixed
  | COUNT '/' INT                                                 # Share
  | ( COUNT | 'Living' 'Players' ':' ) relation INT ARROW times   # Tested
  ;

times : TIMES | INT ;

relation : '<' | '>' | '≤' | '≥' | '=' ;

number : '-'? INT ;

// ---- abilities -------------------------------------------------------------------------------

ability
  : ( 'Kill' | 'Attack' | 'Lynch' | 'True' 'Kill' ) players        # Killing
  | ( 'Role' | 'Alignment' | 'Category' ) 'Investigate' players effects? # Investigating
  | 'Attribute' 'Investigate' players 'for' attribute effects?     # AttributeInvestigating
  | 'Target' target ( '(' words ')' )?                            # Targeting
  | ( 'Weakly' | 'Strongly' ) 'Disguise' players 'as' named duration? # Disguising
  | 'Protect' players 'from' name ( 'by' by=players )? ( 'through' defense )?
    ( 'during' name )? duration?                                  # Protecting
  | 'Apply' attribute 'to' players ( duration | data )*            # Applying
  | 'Remove' attribute 'from' players                              # Removing
  | 'Redirect' name ( 'from' source=players )? 'to' to=players duration? # Redirecting
  | 'Manipulate' target POSSESSIVE name link=( 'to' | 'by' ) value duration? # VoteManipulating
  | 'Manipulate' name 'Poll' '(' target ( 'is' name | 'has' value hidden='hidden'? 'votes' ) ')' # Candidate
  | 'Whisper' 'to' target ( 'as' named )? duration?               # Whispering
  | 'Join' group ( 'as' name )? duration?                         # Joining
  | 'Leave' group                                                 # Leaving
  | 'Add' target 'to' group ( 'as' name )? duration?              # Adding
  | 'Remove' target 'from' group                                  # Expelling
  | 'Grant' name 'to' players                                      # Granting
  | 'Revoke' name link=( 'to' | 'from' ) players                   # Revoking
  | 'Loyalty' 'to' name '(' kind=( 'Group' | 'Alignment' ) ')'    # Loyalty
  | 'Obstruct' ( typeName 'for' )? players ( ARROW told )? duration? # Obstructing
  | ( 'Add' | 'Create' | 'Cancel' | 'Delete' ) name 'Poll' ( 'in' target )? # PollManipulating
  | 'Reveal' operand ( POSSESSIVE words )? 'to' target            # Revealing
  | 'Know' rest                                                   # Knowing
  | 'Cancel' ( 'with' rest )?                                     # Cancelling
  | 'For' 'Each' target ':' ability                               # EachInLine
  | verb rest?                                                    # Further
  ;

effects : '(' ( effect ( ',' effect )* )? ')' ;

effect : 'WD' | 'SD' | 'OB' ;

defense
  : 'Absence' 'at' target
  | ( 'Active' | 'Passive' | 'Partial' | 'Recruitment' ) 'Defense'
  | TEXT ( 'at' target )?
  ;

data : '(' ( datum ( ',' datum )* )? ')' ;

datum : operand | ( word | INT )+ ;

duration : '(' DURATION ')' ;

value : TEXT | target | number ;

group : name | CHANNEL ;

// A feedback, or several with the chances of each.
told : name | chance ( ',' chance )* ;

chance : ( INT '%' ':'? )? ( name | '!' word ) ;

// What the guide does not know.
verb
  : ( 'Role' | 'Alignment' | 'Group' ) 'Change' | 'Learn' | 'Announce'
  | ( 'Increment' | 'Decrement' | 'Set' ) 'Counter' | 'Ascend' | 'Descend' | 'Copy' | 'Disband'
  | 'Untarget' | 'Change' | 'Transfer' | 'Switch' | 'Shuffle' | 'Emit' | 'Display' | 'Update'
  | 'Conversation' 'Reset' | 'True'? 'Banish' | 'Continue' | 'Ability' 'Block'
  | ( 'Class' | 'Group' | 'Role'? 'Count' | 'Player' 'Count' )? 'Investigate' | 'Choice' | TEXT 'Choice' ( 'Creation' | 'Choose' ) | '*' 'Nothing' '*' | INFORMAL
  ;

rest : ( target | TEXT | duration | plain )+ ;

plain : ~( '[' | ']' | '{' | '}' | '⟨' | '⟩' | '<' | '>' | TEXT | AT | FILTER | LISTED | CHANNEL | TEAM | ROLE
  | HOST | COUNT | VARIABLE | DURATION ) ;

// ---- conditions ------------------------------------------------------------------------------

condition
  : 'not' condition                                               # Not
  | condition 'and' condition                                     # And
  | condition 'or' condition                                      # Or
  | '(' condition ')'                                             # Within
  | target 'is' 'not'? constant                                   # Is
  | target 'is' 'in' group                                        # IsIn
  | target 'is' 'part' 'of' target                                # IsPartOf
  | target 'exists'                                               # Exists
  | target 'has' name                                             # Has
  | target relation value                                         # Compare
  | INFORMAL ~( ':' | '[' | ']' | '{' | '}' )+                     # Said
  ;

constant : operand | words ;

// ---- names and targets -----------------------------------------------------------------------

attribute : ( TEXT | words ( ':' ( words | target ) )? ) ( 'applied' 'by' by=target )? ;

named : name | target ;

option : operand | words ;

operand : target | TEXT ;

name : TEXT | words ;

words : word+ ;

// Words of the language can be part of a name, but for those that can follow one.
word : ~( ':' | ',' | '[' | ']' | '(' | ')' | '{' | '}' | '<' | '>' | '⟨' | '⟩' | '|' | '=' | '≤' | '≥' | '+'
  | '/' | '%' | '!' | '&' | '•' | '‣' | '◦' | '·' | '*' | '-' | 'to' | 'from' | 'for' | 'as' | 'by' | 'is' | 'in' | 'has' | 'lacks'
  | 'exists' | 'and' | 'or' | 'not' | 'through' | 'during' | 'applied' | 'Poll' | 'Chosen' | 'with' | INT
  | TIMES | COUNT | TEXT | AT | FILTER | LISTED | CHANNEL | TEAM | ROLE | HOST | VARIABLE | DURATION | PROPERTY
  | SELECTABLE | POSSESSIVE | ARROW | HYPHENED | INFORMAL | OTHER ) ;

players : target ( ( 'and' | '&' | ',' ) target )* ;

target : ( AT SELECTABLE? | FILTER | LISTED | CHANNEL | TEAM | ROLE | HOST | COUNT | VARIABLE ) PROPERTY* ;

// ---- tokens ----------------------------------------------------------------------------------

HYPHENED : ( 'Start' | 'End' | 'Immediate' ) '-' ( 'Night' | 'Day' | 'Phase' ) ;

SELECTABLE
  : '[' BLANK* ( 'Player' | 'Dead' | 'Role' | ( 'Full' BLANK+ )? 'Category' | 'Attribute' | 'Boolean' ) BLANK* ']'
  ;

// An apostrophe opens a text unless it stands behind a word, and closes it unless it stands in one.
// What it stands behind is asked after it was read: ANTLR remembers nothing of a token that begins
// with a predicate, nor of any other that could stand there.
TEXT
  : '`' ~[`\u0000-\u001F]* '`'
  | ['‘] { Apostrophes.opens(_input) }? ( ~['‘’`\u0000-\u001F] | [\p{L}\p{M}0-9] ['’] [\p{L}\p{M}] )* ['’]
  ;

POSSESSIVE : ['’] 's'? ;

AT : '@' [\p{L}] [\p{L}0-9]* ;

FILTER : [@&^] '(' ~[()\u0000-\u001F]* ')' ;

LISTED : '@' '[' ~[[\]\u0000-\u001F]* ']' ;

CHANNEL : '#' CHANNEL_NAME ( ':' CHANNEL_NAME )? ;

TEAM : '&' [\p{L}] [\p{L}\p{M}0-9_-]* ;

ROLE : '^' [\p{L}] [\p{L}\p{M}0-9_-]* ;

HOST : '%' [\p{L}] ~[%\u0000-\u001F]* '%' ;

PROPERTY : '->' [\p{L}] [\p{L}0-9]* ( '(' ~[()\u0000-\u001F]* ')' )? ;

DURATION : '~' [\p{L}]+ ;

TIMES : 'x' [0-9]+ ;

COUNT : '$total' | '$living' ;

VARIABLE : '$' [\p{L}]+ ;

// What reads lines puts it before words that no ability begins with.
INFORMAL : '\uE000' ;

COLON : ':' ;

LEFT : '⟨' ;

RIGHT : '⟩' ;

ARROW : '⇒' | '=>' | '→' ;

INT : [0-9]+ ;

WORD : [\p{L}_] [\p{L}\p{M}0-9_-]* ( ['’] [\p{L}]+ )* ;

BLANKS : BLANK+ -> skip ;

OTHER : . ;

fragment CHANNEL_NAME : [\p{L}0-9_] [\p{L}\p{M}0-9_'’-]* ;

fragment BLANK : [ \t\u00A0\r] ;
